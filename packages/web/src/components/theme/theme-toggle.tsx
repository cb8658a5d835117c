import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { buttonLook } from '../ui/button-look.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };
const names: Record<Theme, string> = { system: 'as the system', light: 'light', dark: 'dark' };

/** What a page says before its script knows the device. */
const themeAsBuilt = (): Theme => 'system';

/** Steps through the system's theme, light and dark, and remembers the choice on this device. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(followTheme, readTheme, themeAsBuilt);
  const Icon = icons[theme];
  return (
    <button
      type="button"
      className={buttonLook({ variant: 'ghost', size: 'icon' })}
      onClick={() => writeTheme(nextTheme(theme))}
      aria-label={`Theme: ${names[theme]}. Change to ${names[nextTheme(theme)]}`}
    >
      <Icon aria-hidden />
    </button>
  );
}

/** `system` follows the device. The script in `early.js` reads the same key. */
type Theme = 'system' | 'light' | 'dark';

const themeKey = 'theme';
const following: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const listeners = new Set<() => void>();

function nextTheme(theme: Theme): Theme {
  return following[theme];
}

/** The theme in force on this page. */
function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies a theme at once and remembers it where the browser lets us. */
function writeTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be refused: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the theme changes; returns a function that stops it. */
function followTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
