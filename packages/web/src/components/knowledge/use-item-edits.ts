import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Ways to change or remove one item of a list. They stay the same functions while the list changes,
 * so that the rows nobody edits need not be drawn again.
 */
export function useItemEdits<Item extends { id: string }>(
  value: Item[],
  onChange: (value: Item[]) => void,
) {
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const change = useCallback((item: Item) => {
    const { value, onChange } = latest.current;
    onChange(value.map((each) => (each.id === item.id ? item : each)));
  }, []);
  const remove = useCallback((id: string) => {
    const { value, onChange } = latest.current;
    onChange(value.filter((each) => each.id !== id));
  }, []);
  return { change, remove };
}
