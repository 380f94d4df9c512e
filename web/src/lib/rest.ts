/** Says on an element when all that it shows has come to rest: `data-rest` is there exactly then.
 *
 * At rest means: nothing inside (nor the element itself) carries `data-telling`, which a part has
 * while it will go on by itself, and no transition or animation with an end is running. Waiting for
 * somebody's decision is rest, and so is a mark that pulses for ever. The attribute is removed in the
 * same task as any change inside, and comes back after a frame without motion.
 *
 * Used as an attachment: `<div {@attach declareRest}>`. */
export function declareRest(root: HTMLElement): () => void {
  let frame = 0;

  function stir(): void {
    root.removeAttribute("data-rest");
    frame ||= requestAnimationFrame(look);
  }
  function look(): void {
    frame = 0;
    if (root.matches(TELLING) || root.querySelector(TELLING)) return; // its end is a change
    const running = root.getAnimations({ subtree: true }).filter(hasAnEnd);
    if (running.length === 0) root.setAttribute("data-rest", "");
    else void Promise.allSettled(running.map(({ finished }) => finished)).then(stir);
  }

  const watch = new MutationObserver((changes) => {
    if (changes.some((change) => change.target !== root || change.attributeName !== "data-rest"))
      stir();
  });
  watch.observe(root, { subtree: true, childList: true, attributes: true });
  for (const begins of BEGINNINGS) root.addEventListener(begins, stir);
  stir();
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    for (const begins of BEGINNINGS) root.removeEventListener(begins, stir);
  };
}

const TELLING = "[data-telling]";
const BEGINNINGS = ["transitionrun", "animationstart"] as const;

function hasAnEnd({ playState, effect }: Animation): boolean {
  return playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
}
