/** Whether two words differ by at most one letter, or by two neighbors in the wrong order. */
export function isWithinOneEdit(first: string, second: string): boolean {
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < shorter - start && first.at(-1 - end) === second.at(-1 - end)) end += 1;
  // The letters between the common start and the common end.
  const firstMiddle = first.slice(start, first.length - end);
  const secondMiddle = second.slice(start, second.length - end);
  if (firstMiddle.length <= 1 && secondMiddle.length <= 1) return true;
  return firstMiddle.length === 2 && secondMiddle === `${firstMiddle[1]}${firstMiddle[0]}`;
}
