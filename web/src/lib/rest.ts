/**
 * Sets the attribute `data-rest` on an element exactly while everything it shows is at rest.
 *
 * At rest means: neither the element nor anything inside has `data-telling`, which marks parts that
 * will still change by themselves, no finite transition or animation is running, and no font is
 * being loaded: text has another size in the font that comes late. Waiting for a decision counts as
 * rest, and so does an endless pulse. The attribute is removed in the same task as any change
 * inside, and returns after a frame without motion.
 *
 * Used as an attachment: `<div {@attach declareRest}>`.
 */
export function declareRest(root: HTMLElement): () => void {
  let frame = 0;

  function stir(): void {
    root.removeAttribute("data-rest");
    frame ||= requestAnimationFrame(look);
  }
  function look(): void {
    frame = 0;
    if (root.matches(TELLING) || root.querySelector(TELLING)) return; // its removal is a change
    const running: Promise<unknown>[] = root
      .getAnimations({ subtree: true })
      .filter(hasAnEnd)
      .map(({ finished }) => finished);
    if (document.fonts.status === "loading") running.push(document.fonts.ready);
    if (running.length === 0) root.setAttribute("data-rest", "");
    else void Promise.allSettled(running).then(stir);
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
