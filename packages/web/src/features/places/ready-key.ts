/** Under which this tab keeps the employee that was made in it. */
export const readyKey = 'readyAgent';

/** Whether one was made in this tab; what it is, only the card knows to read. */
export function hasReadyAgent(): boolean {
  try {
    return readyKey in sessionStorage;
  } catch {
    // Storage may be refused: then it lives as long as the page.
    return false;
  }
}
