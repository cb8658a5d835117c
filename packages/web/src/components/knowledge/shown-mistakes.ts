import type { Mistakes } from '@second-ring/contract';
import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';

export interface ShownMistakes {
  /** The mistakes to show now: of fields that were left, and those that kept someone from going on. */
  shown: Mistakes;
  /** For the form's element: remembers which fields have been left. */
  onBlur: (event: FocusEvent) => void;
  /** Shows every mistake and goes to the first; true where there is none. */
  mayGoOn: () => boolean;
  /** For the form's element. */
  ref: (element: HTMLElement | null) => void;
}

/**
 * Decides when a mistake is told: once its field is left, unless empty and for a button, not while it is being typed, and all
 * together when someone wants to go on. What is added after that is not born with a mistake.
 * Controls carry their path in `data-path`.
 */
export function useShownMistakes(mistakes: Mistakes): ShownMistakes {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const addLeft = useCallback(
    (paths: string[]) => setLeft((before) => new Set([...before, ...paths])),
    [],
  );
  const afterPress = useAfterPress();
  const form = useRef<HTMLElement>(null);
  const entries = Object.entries(mistakes);
  const shownNow = Object.fromEntries(entries.filter(([path]) => left.has(path)));
  return {
    shown: useUnchanged(shownNow),
    onBlur: ({ target, relatedTarget }) => {
      const path = target instanceof HTMLElement ? target.dataset.path : undefined;
      // Who adds one thing after another has not come to the first one's field yet.
      if (relatedTarget instanceof HTMLButtonElement && isEmpty(target)) return;
      // A mistake that appeared during a press would move what is pressed from under the finger.
      if (path !== undefined && !left.has(path)) afterPress(() => addLeft([path]));
    },
    mayGoOn: () => {
      const [first] = entries;
      if (!first) return true;
      addLeft(entries.map(([path]) => path));
      focusPath(form.current, first[0]);
      return false;
    },
    ref: (element) => {
      form.current = element;
    },
  };
}

function isEmpty(control: EventTarget): boolean {
  return control instanceof HTMLInputElement && control.value === '';
}

/** The same object as long as it says the same, so that what shows it need not be drawn again. */
function useUnchanged(mistakes: Mistakes): Mistakes {
  const said = JSON.stringify(Object.entries(mistakes));
  return useMemo(() => Object.fromEntries<string>(JSON.parse(said)), [said]);
}

const mostFrames = 120;

/**
 * Focuses the control that carries one of the paths in `data-path`, the first that is there, and
 * brings it to the middle of the window; inside a section that is just opening, once it is open.
 * Waits up to two seconds for it to be drawn. Returns a function that stops the waiting.
 */
export function focusPathWhenDrawn(form: HTMLElement | null, paths: readonly string[]): () => void {
  return repeatUntil(() => paths.some((path) => focusPath(form, path)));
}

/** Focuses the title of the section that is drawn in `data-section`, and brings it to the top, alike. */
export function focusSectionWhenDrawn(form: HTMLElement | null, section: string): () => void {
  const title = `[data-section="${CSS.escape(section)}"] > details > summary`;
  return repeatUntil(() => focusControl(form?.querySelector<HTMLElement>(title), 'start'));
}

/** Tries with every frame, for up to two seconds. Returns a function that stops it. */
function repeatUntil(isDone: () => boolean): () => void {
  let frame = 0;
  let handle = 0;
  const look = () => {
    frame += 1;
    if (!isDone() && frame < mostFrames) handle = requestAnimationFrame(look);
  };
  handle = requestAnimationFrame(look);
  return () => cancelAnimationFrame(handle);
}

/** Focuses the control that carries the path in `data-path`; false where it is not there or hidden. */
function focusPath(form: HTMLElement | null, path: string): boolean {
  return focusControl(
    form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`),
    'center',
  );
}

function focusControl(
  control: HTMLElement | null | undefined,
  block: ScrollLogicalPosition,
): boolean {
  if (!control) return false;
  for (let around = control.closest('details'); around; ) {
    around.setAttribute('open', '');
    around = around.parentElement?.closest('details') ?? null;
  }
  control.focus({ preventScroll: true });
  if (document.activeElement !== control) return false;
  const show = () => control.scrollIntoView({ block });
  show();
  const opening = control.closest('details')?.getAnimations({ subtree: true }) ?? [];
  void Promise.allSettled(opening.map(({ finished }) => finished)).then(show);
  return true;
}

/**
 * Returns what does something at once, or, while a mouse button or a finger is down, as soon as it is up
 * and what it pressed has heard of it.
 */
function useAfterPress(): (action: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // The click follows in the same turn of the event loop.
      setTimeout(() => {
        for (const action of waiting.current.splice(0)) action();
      });
    };
    // A finger's press and release arrive as those of a mouse, when it is sure to be a press.
    document.addEventListener('mousedown', press, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('dragend', release, true);
    return () => {
      document.removeEventListener('mousedown', press, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
    };
  }, []);
  return (action) => {
    if (isDown.current) waiting.current.push(action);
    else action();
  };
}
