import { useEffect, useRef } from 'react';

/**
 * Returns what does something at once, or, while a mouse button or a finger is down, as soon as it is up
 * and what it pressed has heard of it.
 */
export function useAfterPress(): (action: () => void) => void {
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
