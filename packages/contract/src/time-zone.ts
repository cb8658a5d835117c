/** Whether this engine knows an IANA time zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
