/** Under this name a call page in a frame tells the page around it whether a call runs. */
export const callRunning = 'second-ring:call-running';

/** What a call page told so; null: the message is about something else. */
export function readCallRunning(data: unknown): boolean | null {
  if (typeof data !== 'object' || data === null || !(callRunning in data)) return null;
  const told = data[callRunning];
  return typeof told === 'boolean' ? told : null;
}
