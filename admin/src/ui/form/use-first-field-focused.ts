import { type RefObject, useEffect } from 'react';

const FIELDS = ':is(input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea)';

/**
 * Focuses the first field of a new record, so that it can be typed at once. On touch screens the keyboard would cover the form,
 * and a focus that is elsewhere already stays.
 */
export function useFirstFieldFocused(element: RefObject<HTMLFormElement | null>, isNew: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !activeElement?.matches('h1');
    if (!isNew || isElsewhere || !window.matchMedia('(pointer: fine)').matches) return;
    const fields = element.current?.querySelectorAll<HTMLInputElement>(`${FIELDS}:enabled`) ?? [];
    [...fields].find((field) => field.checkVisibility())?.focus({ preventScroll: true });
  }, [element, isNew]);
}
