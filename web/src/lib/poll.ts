/** Repeats a question to the server until it is answered. */

const PAUSE = 1500; // milliseconds

/**
 * Calls `ask` again and again until it returns true; returns a function that stops it. An error
 * ends it, too, and is passed to `failed`.
 */
export function poll(ask: () => Promise<boolean>, failed: (error: unknown) => void): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = async (): Promise<void> => {
    try {
      if ((await ask()) || stopped) return;
      timer = setTimeout(() => void again(), PAUSE);
    } catch (error) {
      if (!stopped) failed(error);
    }
  };
  void again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
