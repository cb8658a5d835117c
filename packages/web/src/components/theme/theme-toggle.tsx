import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { buttonLook } from '../ui/button-look.ts';
import { nextTheme, readTheme, type Theme, writeTheme } from './theme.ts';

const icons = { system: Monitor, light: Sun, dark: Moon };
const names: Record<Theme, string> = { system: 'as the system', light: 'light', dark: 'dark' };

/** Steps through the system's theme, light and dark, and remembers the choice on this device. */
export function ThemeToggle() {
  const [theme, setTheme] = useState(readTheme);
  const Icon = icons[theme];
  const change = () => {
    const next = nextTheme(theme);
    writeTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      className={buttonLook({ variant: 'ghost', size: 'icon' })}
      onClick={change}
      aria-label={`Theme: ${names[theme]}. Change to ${names[nextTheme(theme)]}`}
    >
      <Icon aria-hidden />
    </button>
  );
}
