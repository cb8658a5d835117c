const mostFrames = 120;

/**
 * Focuses the control that carries one of the paths in `data-path`, the first that is there, and
 * brings it to the middle of the window; inside a section that is just opening, once it is open.
 * Waits up to two seconds for it to be drawn. Returns a function that stops the waiting.
 */
export function focusPathWhenDrawn(form: HTMLElement | null, paths: readonly string[]): () => void {
  let frame = 0;
  let handle = 0;
  const look = () => {
    frame += 1;
    if (!paths.some((path) => focusPath(form, path)) && frame < mostFrames) {
      handle = requestAnimationFrame(look);
    }
  };
  handle = requestAnimationFrame(look);
  return () => cancelAnimationFrame(handle);
}

/** Focuses the control that carries the path in `data-path`; false where it is not there or hidden. */
export function focusPath(form: HTMLElement | null, path: string): boolean {
  const control = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  if (!control) return false;
  for (let around = control.closest('details'); around; ) {
    around.setAttribute('open', '');
    around = around.parentElement?.closest('details') ?? null;
  }
  control.focus({ preventScroll: true });
  if (document.activeElement !== control) return false;
  const show = () => control.scrollIntoView({ block: 'center' });
  show();
  const opening = control.closest('details')?.getAnimations({ subtree: true }) ?? [];
  void Promise.allSettled(opening.map(({ finished }) => finished)).then(show);
  return true;
}
