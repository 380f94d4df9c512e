/** The delay before a reconnect that the server asked for, in milliseconds; 0 if none. */
export function askedToWait(reason: string): number {
  const found = /retry-after=(\d{1,5})\b/.exec(reason);
  return found ? Number(found[1]) * 1000 : 0;
}
