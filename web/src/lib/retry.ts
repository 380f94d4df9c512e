/** What a server that turns us away says about when to come again, in milliseconds; 0: nothing. */
export function askedToWait(reason: string): number {
  const found = /retry-after=(\d{1,5})\b/.exec(reason);
  return found ? Number(found[1]) * 1000 : 0;
}
