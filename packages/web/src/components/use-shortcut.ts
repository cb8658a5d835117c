import { useEffect, useRef } from 'react';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A shortcut as this machine's keyboard has it, such as `Ctrl K` or `⌘ K`. */
export function shownShortcut(letter: string): string {
  return `${isApple ? '⌘' : 'Ctrl'} ${letter.toUpperCase()}`;
}

/** The same for assistive technology: the value of `aria-keyshortcuts`. */
export function spokenShortcut(letter: string): string {
  return `Control+${letter.toUpperCase()} Meta+${letter.toUpperCase()}`;
}

/** Does something from anywhere on the page on Ctrl or ⌘ and this letter, in place of the browser. */
export function useShortcut(letter: string, onPress: () => void): void {
  const newest = useRef(onPress);
  useEffect(() => {
    newest.current = onPress;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== letter || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      newest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [letter]);
}
