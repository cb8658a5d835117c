import { useEffect } from 'react';

let tell = () => {};

/** Settles once React has taken over the content of the page that is shown. */
export const pageTakenOver = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Tells so; for a page's outermost component: its effects run after all it contains is taken over. */
export function useTakenOver(): void {
  useEffect(() => tell(), []);
}
