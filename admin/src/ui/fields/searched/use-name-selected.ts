import { type MouseEvent, type RefObject, useLayoutEffect } from 'react';

/**
 * Selects the whole name while the focused field shows one, so that typing replaces it. `name` is null while the field shows
 * something else.
 */
export function useNameSelected(element: RefObject<HTMLInputElement | null>, name: string | null) {
  const hasFocus = () => document.activeElement === element.current;
  const select = () => {
    if (name !== null) element.current?.select();
  };
  useLayoutEffect(() => {
    if (name !== null && document.activeElement === element.current) element.current?.select();
  }, [element, name]);
  return {
    onFocus: select,
    onMouseDown: (event: MouseEvent) => {
      // In a selected name the browser would otherwise place the caret when the button is released.
      if (name === null || !hasFocus() || event.button !== 0 || event.detail !== 1) return;
      event.preventDefault();
      select();
    },
    /** The click that focused the field has placed the caret in the name; a part selected by dragging stays selected. */
    onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      if (currentTarget.selectionStart === currentTarget.selectionEnd) select();
    },
  };
}
