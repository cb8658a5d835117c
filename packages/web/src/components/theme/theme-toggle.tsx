import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { buttonLook } from '../ui/button-look.ts';
import { followTheme, nextTheme, readTheme, type Theme, writeTheme } from './theme.ts';

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
