import { demonstration } from 'virtual:demo-call';
import { ArrowUp, Play, SkipForward } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { buttonLook } from '@/components/ui/button-look.ts';
import { controlLook } from '@/components/ui/control-look.ts';
import { FieldError } from '@/components/ui/field-error.tsx';
import type { Demo } from './use-demo-call.ts';

/** What a visitor can do with the call: ask, change a price, let it play. */
export function DemoControls({ demo }: { demo: Demo }) {
  const { play, showWhole, prepare, playing, loading, failure } = demo;
  return (
    <div className="grid gap-2 px-2 pt-2.5 pb-4">
      <Question demo={demo} />
      <div className="flex items-center justify-between gap-2">
        <Price demo={demo} />
        <button
          type="button"
          onClick={playing ? showWhole : play}
          onFocus={prepare}
          onPointerEnter={prepare}
          disabled={loading}
          className={buttonLook({ variant: 'ghost', size: 'small' })}
        >
          {playing ? <SkipForward aria-hidden /> : <Play aria-hidden />}
          {playing ? 'Show the whole call' : 'Play the call'}
        </button>
      </div>
      <FieldError>{failure}</FieldError>
    </div>
  );
}

function Question({ demo: { ask, prepare, loading } }: { demo: Demo }) {
  const [words, setWords] = useState('');
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const question = words.trim();
    if (question && !loading && (await ask(question))) setWords('');
  };
  return (
    <form onSubmit={submit} className="relative">
      <label htmlFor={id} className="sr-only">
        Ask the AI employee yourself
      </label>
      <input
        id={id}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onFocus={prepare}
        maxLength={300}
        autoComplete="off"
        enterKeyHint="send"
        placeholder="Ask it: are you open Saturday?"
        className={`${controlLook} h-11 rounded-full pr-12 pl-4 text-base sm:text-sm`}
      />
      <button
        type="submit"
        aria-label="Ask"
        className={buttonLook({
          size: 'icon-small',
          className: 'absolute top-1.5 right-1.5 rounded-full',
        })}
      >
        <ArrowUp aria-hidden />
      </button>
    </form>
  );
}

/** The price that was typed, 0 where the work is free; null: it is none. */
function priceTyped(typed: string): number | null {
  return /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : null;
}

function Price({ demo: { suvPrice, changePrice, prepare } }: { demo: Demo }) {
  const [typed, setTyped] = useState(String(suvPrice));
  const id = useId();
  const change = (value: string) => {
    setTyped(value);
    const price = priceTyped(value);
    if (price !== null) changePrice(price);
  };
  const isWrong = priceTyped(typed) === null;
  return (
    <div className="grid gap-1">
      <label
        htmlFor={id}
        className="flex items-center gap-1.5 pl-2 text-xs whitespace-nowrap text-ink-soft"
      >
        SUV price $
        <input
          id={id}
          value={typed}
          onChange={({ target }) => change(target.value)}
          onFocus={prepare}
          onBlur={() => setTyped(String(suvPrice))}
          inputMode="numeric"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          autoComplete="off"
          maxLength={5}
          className={`${controlLook} tabular h-8 max-w-18 px-2 text-base text-ink sm:text-sm`}
        />
      </label>
      {isWrong ? (
        <FieldError
          id={`${id}-error`}
        >{`Enter whole dollars, such as ${demonstration.suvPrice}.`}</FieldError>
      ) : null}
    </div>
  );
}
