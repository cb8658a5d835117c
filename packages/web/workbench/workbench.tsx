import { type Dispatch, useState } from 'react';
import { allStories } from './story.ts';

const widths = { phone: 390, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof widths;
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const names = [...allStories.keys()];

/** All components on the left; the chosen one in a window of its own, as wide and dark as chosen. */
export function Workbench() {
  const [name, setName] = useState(() => location.hash.slice(1) || names[0] || '');
  const [width, setWidth] = useState<Width>('desktop');
  const [theme, setTheme] = useState<Theme>('light');
  const choose = (chosen: string) => {
    history.replaceState(null, '', `#${chosen}`);
    setName(chosen);
  };
  return (
    <div className="workbench">
      <nav aria-label="Components">
        {names.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === name}
            onClick={() => choose(each)}
          >
            {each}
          </button>
        ))}
      </nav>
      <div className="window">
        <div className="controls">
          <Choices
            label="Width"
            all={['phone', 'tablet', 'desktop']}
            chosen={width}
            onChoose={setWidth}
          />
          <Choices label="Theme" all={themes} chosen={theme} onChoose={setTheme} />
        </div>
        <iframe
          key={`${name} ${theme}`}
          title={name}
          src={`?${new URLSearchParams({ shown: name, theme })}`}
          style={{ width: widths[width] }}
        />
      </div>
    </div>
  );
}

interface ChoicesProps<Choice extends string> {
  label: string;
  all: readonly Choice[];
  chosen: Choice;
  onChoose: Dispatch<Choice>;
}

function Choices<Choice extends string>({ label, all, chosen, onChoose }: ChoicesProps<Choice>) {
  return (
    <fieldset aria-label={label}>
      {all.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === chosen}
          onClick={() => onChoose(each)}
        >
          {each}
        </button>
      ))}
    </fieldset>
  );
}
