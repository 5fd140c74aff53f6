/**
 * The one place where a failure that the person cannot mend is told to the developers. Takes names
 * and codes only, never a message, an address or an id.
 */
export function report(where: string, code: string): void {
  console.error(`Lively: ${where} failed (${code})`);
}
