/** `system` follows the device. The script in `early.js` reads the same key. */
export type Theme = 'system' | 'light' | 'dark';

const key = 'theme';
const following: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const listeners = new Set<() => void>();

export function nextTheme(theme: Theme): Theme {
  return following[theme];
}

/** The theme in force on this page. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies a theme at once and remembers it where the browser lets us. */
export function writeTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage may be refused: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the theme changes; returns a function that stops it. */
export function followTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
