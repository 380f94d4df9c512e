/* Looks at the table as it is laid out now and returns what is wrong, as a list of
 * {kind, part, what, pixels}. Parts are the elements that carry data-anchor; geometry.py says what
 * the kinds are (KINDS). `owed` are parts that must be there, `answers` options that must be offered;
 * null: none need be. */
({ touch, least, overlays, sight, owed, answers }) => {
  const SLACK = 1.5; // pixels: borders, outlines and rounding
  const TEXT_SLACK = 3; // glyphs are drawn a little outside their line
  const faults = [];
  const styles = new Map();
  const clips = new Map();
  const scales = new Map();
  const root = document.querySelector("dialog[open]") ?? document.querySelector("[data-table]");
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const styleOf = (thing) => {
    if (!styles.has(thing)) styles.set(thing, getComputedStyle(thing));
    return styles.get(thing);
  };
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const empty = (box) => wide(box) <= 0 || high(box) <= 0;
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const join = (a, b) => ({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  });
  const partOf = (thing) => {
    const part = thing.closest("[data-anchor]");
    return part ? nameOf(part) : "table";
  };
  const nameOf = (part) => {
    const { anchor, seat } = part.dataset;
    return seat === undefined ? anchor : `${anchor} ${seat}`;
  };
  const report = (kind, thing, what, pixels) =>
    faults.push({ kind, part: partOf(thing), what, pixels: Math.round(pixels * 10) / 10 });
  const called = (thing) =>
    (thing.dataset.option ?? thing.dataset.options ?? thing.getAttribute("aria-label") ??
      (thing.textContent.trim() || thing.className?.baseVal || thing.className || thing.tagName)
    ).slice(0, 40);

  /** What the frames around a thing let through. */
  function clipOf(thing) {
    if (clips.has(thing)) return clips.get(thing);
    const frame = thing.parentElement;
    let clip = screen;
    if (frame && styleOf(thing).position !== "fixed") {
      clip = clipOf(frame);
      const { overflowX, overflowY, contain } = styleOf(frame);
      const paints = contain.includes("paint") || contain === "strict" || contain === "content";
      const framed = frame !== document.body && frame !== document.documentElement;
      if (framed && styleOf(frame).display !== "contents") {
        const box = frame.getBoundingClientRect();
        clip = { ...clip };
        if (overflowX !== "visible" || paints) {
          clip.left = Math.max(clip.left, box.left);
          clip.right = Math.min(clip.right, box.right);
        }
        if (overflowY !== "visible" || paints) {
          clip.top = Math.max(clip.top, box.top);
          clip.bottom = Math.min(clip.bottom, box.bottom);
        }
      }
    }
    clips.set(thing, clip);
    return clip;
  }
  const visible = (thing) => meet(thing.getBoundingClientRect(), clipOf(thing));
  const unseen = (thing) => {
    const { visibility, display, clipPath, opacity } = styleOf(thing);
    return (
      visibility !== "visible" || display === "none" || clipPath === "inset(50%)" || opacity === "0"
    );
  };
  const LIT = { opacityProperty: true, visibilityProperty: true };
  const shown = (thing) => thing.checkVisibility(LIT) && !unseen(thing);

  /** All that is drawn of a part, also what sticks out of its box. */
  function inkOf(part) {
    let ink = null;
    const walk = (thing) => {
      if (unseen(thing)) return;
      if (styleOf(thing).display !== "contents") {
        const box = visible(thing);
        if (!empty(box)) ink = ink ? join(ink, box) : box;
      }
      if (thing.tagName !== "svg") for (const child of thing.children) walk(child);
    };
    walk(part);
    return ink;
  }

  // -- nothing covers anything
  const parts = [...root.querySelectorAll("[data-anchor]")].filter(
    (part) => shown(part) && !empty(part.getBoundingClientRect()),
  );
  const lies = (part, other) =>
    !part.contains(other) && !other.contains(part) && !empty(meet(visible(part), visible(other)));
  const above = (part) =>
    overlays.includes(part.dataset.anchor) &&
    styleOf(part).position !== "static" &&
    parts.some((other) => lies(part, other) || other.contains(part) && other !== part);
  const inks = parts.map((part) => (above(part) ? null : inkOf(part)));
  for (const [a, part] of parts.entries()) {
    for (let b = a + 1; b < parts.length; b++) {
      const other = parts[b];
      if (!inks[a] || !inks[b] || part.contains(other) || other.contains(part)) continue;
      const both = meet(inks[a], inks[b]);
      if (wide(both) > SLACK && high(both) > SLACK) {
        const size = `${Math.round(wide(both))}x${Math.round(high(both))}`;
        report("covered", part, `${nameOf(other)} by ${size}`, Math.min(wide(both), high(both)));
      }
    }
  }
  for (const part of parts.filter((each) => sight.includes(each.dataset.anchor))) {
    const cards = [...part.children].map((each) => each.firstElementChild ?? each);
    for (const [number, card] of cards.slice(1).entries()) {
      const both = meet(cards[number].getBoundingClientRect(), card.getBoundingClientRect());
      if (wide(both) > SLACK) report("hand covered", card, called(card), wide(both));
    }
  }
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1) {
    report("page scrolls", page, "down", page.scrollHeight - innerHeight);
  }
  if (page.scrollWidth > innerWidth + 1) {
    report("page scrolls", page, "sideways", page.scrollWidth - innerWidth);
  }

  // -- words
  const lines = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const told = new Set();
  const texts = [];
  while (lines.nextNode()) {
    const line = lines.currentNode;
    const frame = line.parentElement;
    if (!line.data.trim() || !frame.checkVisibility() || frame.closest(".unseen, [hidden]")) continue;
    if (unseen(frame)) continue;
    range.selectNodeContents(line);
    const whole = range.getBoundingClientRect();
    const clip = clipOf(frame);
    const own = styleOf(frame);
    const said = line.data.trim().slice(0, 30);
    if (!(frame instanceof SVGElement)) cutOff(frame, whole, said);
    if (empty(meet(whole, clip))) continue;
    const size = parseFloat(own.fontSize) * scaleOf(frame);
    const once = `${partOf(frame)} ${Math.round(size * 10)} ${frame.className}`;
    if (size < least.text - 0.05 && !told.has(once)) {
      told.add(once);
      report("small text", frame, said, size);
    }
    if (frame instanceof SVGElement || frame.closest("[data-spot]")) continue;
    const part = frame.closest("[data-anchor]");
    // what its own frame cuts off, such as the rest after an ellipsis, covers nothing
    const kept = own.overflowX === "visible" ? clip : meet(clip, frame.getBoundingClientRect());
    for (const box of range.getClientRects()) {
      const spot = meet(box, kept);
      if (!empty(spot)) texts.push({ frame, said, spot, part });
    }
  }
  for (const [number, one] of texts.entries()) {
    for (const other of texts.slice(number + 1)) {
      if (one.part !== other.part || one.frame === other.frame) continue;
      const both = meet(one.spot, other.spot);
      if (wide(both) <= TEXT_SLACK || high(both) <= TEXT_SLACK) continue;
      if (floats(one.frame, other.frame) || floats(other.frame, one.frame)) continue;
      const pixels = Math.min(wide(both), high(both));
      report("words over words", one.frame, `${one.said} / ${other.said}`, pixels);
    }
  }

  /** Whether a thing stays in place while what it covers is scrolled. */
  function floats(thing, other) {
    for (let around = thing; around && !around.contains(other); around = around.parentElement) {
      if (/sticky|fixed/.test(styleOf(around).position)) return true;
    }
    return false;
  }

  /** How much larger than its styles say a thing is drawn. */
  function scaleOf(thing) {
    if (thing instanceof SVGElement) {
      const { a, b, c, d } = thing.getScreenCTM();
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    if (thing === root) return 1;
    if (!scales.has(thing)) {
      const { transform, scale, zoom } = styleOf(thing);
      const { a, b, c, d } = new DOMMatrix(transform === "none" ? "" : transform);
      const own = Math.sqrt(Math.abs(a * d - b * c)) * (parseFloat(scale) || 1) * (Number(zoom) || 1);
      scales.set(thing, own * scaleOf(thing.parentElement));
    }
    return scales.get(thing);
  }
  /** Words outside a frame that, in this direction, neither scrolls nor ends them with an
   * ellipsis. A frame with `data-spare` shows its words whole or not at all. */
  function cutOff(frame, whole, said) {
    const out = Math.max(
      beyond(frame, whole, "overflowX", "left", "right"),
      beyond(frame, whole, "overflowY", "top", "bottom"),
    );
    if (out > TEXT_SLACK) report("cut text", frame, said, out);
  }
  function beyond(frame, whole, overflow, start, end) {
    for (let around = frame; around && around !== root; around = around.parentElement) {
      const own = styleOf(around);
      if (own.display !== "inline" && own.display !== "contents" && own[overflow] !== "visible") {
        if (/auto|scroll/.test(own[overflow]) || own.textOverflow === "ellipsis") return 0;
        const box = around.getBoundingClientRect();
        if ("spare" in around.dataset && empty(meet(whole, box))) return 0;
        return Math.max(box[start] - whole[start], whole[end] - box[end]);
      }
      if (own.position === "fixed") return 0;
    }
    return 0;
  }

  // -- what the question needs, and what a finger presses
  const scrolled = new Map();
  for (const area of [page, ...root.querySelectorAll("*")]) {
    if (area.scrollTop || area.scrollLeft) scrolled.set(area, [area.scrollLeft, area.scrollTop]);
  }
  const restore = (kept) => {
    for (const area of [page, ...root.querySelectorAll("*")]) {
      if (area.scrollTop || area.scrollLeft) {
        if (!kept.has(area)) area.scrollTo({ left: 0, top: 0, behavior: "instant" });
      }
    }
    for (const [area, [left, top]] of kept) area.scrollTo({ left, top, behavior: "instant" });
    clips.clear();
  };
  const over = parts.find(above); // while it lies there, only what is on it is pressed
  const ask = over ? null : root.querySelector("[data-test=ask]");
  for (const thing of [ask, ...parts.filter((part) => sight.includes(part.dataset.anchor))]) {
    if (!thing || over) continue;
    const box = thing.getBoundingClientRect();
    const seen = visible(thing);
    const lost = empty(seen) ? high(box) : high(box) - high(seen);
    if (lost > SLACK) report("off screen", thing, thing === ask ? called(ask) : "", lost);
  }
  const onMap = (thing) => thing instanceof SVGElement;
  const needed = [
    ...(over ?? root).querySelectorAll("[data-test=ask], [data-option], [data-options]:not([data-options=''])"),
  ].filter((thing) => shown(thing));
  for (const thing of needed) if (!onMap(thing)) reach(thing);
  for (const part of parts) bothEnds(part);
  restore(scrolled);
  const glowing = needed.filter(onMap);
  if (glowing.length && glowing.every((hex) => !hit(hex))) {
    report("out of sight", glowing[0], "no hex that glows", glowing.length);
  }
  const there = new Set(parts.map((part) => part.dataset.anchor));
  for (const name of root.matches("dialog") ? [] : owed) {
    if (!there.has(name)) faults.push({ kind: "missing", part: name, what: "the part", pixels: 0 });
  }
  if (answers) {
    const keys = (thing) => (thing.dataset.options ?? thing.dataset.option ?? "").split(" ");
    const offered = new Set(needed.flatMap(keys).filter(Boolean));
    const lacking = answers.filter((key) => !offered.has(key));
    if (!offered.size) lacking.push("any answer");
    for (const key of lacking) report("missing", ask ?? root, key, 0);
  }
  if (touch) {
    const away = []; // out of sight or under what stays in place: scrolling may bring them
    const presses = "button, a[href], input, select, [role=button], [role=tab], [data-options]";
    for (const thing of (over ?? root).querySelectorAll(presses)) {
      if (needed.includes(thing) && !onMap(thing)) continue; // measured when it was brought in sight
      if (thing.disabled || thing.ariaDisabled === "true" || !shown(thing)) continue;
      if (onMap(thing) && !hit(thing)) continue; // the map is moved by hand
      if (lostOf(thing) > 0 || !hit(thing)) away.push(thing);
      else large(thing, visible(thing));
    }
    for (const thing of away) if (!onMap(thing)) pressed(thing);
    restore(scrolled);
  }
  return faults;

  /** Scrolls what a person can scroll until the thing is in sight. */
  function bring(thing, where) {
    thing.scrollIntoView({ block: where, inline: where, behavior: "instant" });
    for (let area = thing.parentElement; area !== page; area = area.parentElement) {
      const { overflowX, overflowY } = styleOf(area); // nobody can scroll these by hand
      if (area.scrollLeft && !/auto|scroll/.test(overflowX)) area.scrollLeft = 0;
      if (area.scrollTop && !/auto|scroll/.test(overflowY)) area.scrollTop = 0;
    }
    clips.clear();
  }
  /** How much of a thing is out of sight. */
  function lostOf(thing) {
    const box = thing.getBoundingClientRect();
    const seen = visible(thing);
    return Math.max(wide(box) - Math.max(0, wide(seen)), high(box) - Math.max(0, high(seen)));
  }
  /** Both ends of a part can be brought into sight; a long one fills more than its area. */
  function bothEnds(part) {
    for (const where of ["start", "end"]) {
      if (lostOf(part) <= SLACK) return;
      bring(part, where);
      const box = part.getBoundingClientRect();
      const seen = visible(part);
      const [across, down] = where === "start" ? ["left", "top"] : ["right", "bottom"];
      const lost = empty(seen)
        ? Math.min(wide(box), high(box))
        : Math.max(Math.abs(seen[across] - box[across]), Math.abs(seen[down] - box[down]));
      if (lost > SLACK + 1) return report("unreachable", part, `its ${where}`, lost);
    }
  }
  function reach(thing) {
    bring(thing, "nearest");
    const lost = lostOf(thing);
    const box = thing.getBoundingClientRect();
    if (lost > SLACK + 1) report("unreachable", thing, called(thing), lost);
    else if (!hit(thing)) {
      report("unreachable", thing, `${called(thing)} is covered`, Math.min(wide(box), high(box)));
    }
    else if (touch && thing !== ask) pressed(thing);
  }
  /** Something to press, in the middle of the area that it is scrolled in. */
  function pressed(thing) {
    if (lostOf(thing) > 0 || !hit(thing)) bring(thing, "center");
    const seen = visible(thing);
    const rest = Math.min(wide(seen), high(seen)); // a long line may be higher than its area
    if (rest < least.target && lostOf(thing) > SLACK + 1) {
      report("unreachable", thing, called(thing), lostOf(thing));
    } else large(thing, seen);
  }
  /** Whether a press in some place of its middle line meets the thing. */
  function hit(thing) {
    const box = visible(thing);
    if (empty(box)) return false;
    const y = (box.top + box.bottom) / 2;
    return [0.5, 0.25, 0.1, 0.75].some((share) =>
      thing.contains(document.elementFromPoint(box.left + wide(box) * share, y)),
    );
  }
  /** A word of a sentence is as high as its line. */
  function inSentence(thing) {
    return (
      !onMap(thing) &&
      thing.parentElement.matches("p, li, span") &&
      [...thing.parentElement.childNodes].some((each) => each.nodeType === 3 && each.data.trim())
    );
  }
  /** How far a finger may move from the best place and still meet the thing. Edges are drawn at
   * whole pixels, so up to half a pixel of a thing may be missing. */
  function large(thing, box) {
    if (inSentence(thing)) return;
    const meets = (x, y) => thing.contains(document.elementFromPoint(x, y));
    const y = (box.top + box.bottom) / 2;
    const open = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98].every((at) => meets(box.left + wide(box) * at, y));
    const whole = Math.min(wide(box), high(box));
    if (open && whole >= least.target) return;
    const right = Math.round(box.right);
    let [start, best] = [null, [0, 0]];
    for (let x = Math.round(box.left); x <= right; x += 1) {
      if (x < right && meets(x, y)) start ??= x;
      else if (start !== null) {
        if (x - start > best[1] - best[0]) best = [start, x];
        start = null;
      }
    }
    const across = best[1] - best[0];
    const middle = (best[0] + best[1]) / 2;
    let down = 0;
    for (let at = Math.round(box.top); at < Math.round(box.bottom); at += 1) {
      if (meets(middle, at)) down += 1;
    }
    const size = Math.min(across, down, whole + 0.5);
    if (size < least.target) report("small target", thing, called(thing), size);
  }
}
