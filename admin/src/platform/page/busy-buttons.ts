/**
 * A button that is disabled while its action runs loses the focus, which keyboard users need. This returns the focus to the
 * button when the action ends, unless another element has taken it.
 */
export function restoreFocusOfBusyButtons(): void {
  let button: HTMLButtonElement | null = null;
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', ({ target }) => {
    observer.disconnect();
    button = target instanceof HTMLButtonElement ? target : null;
    if (button) observer.observe(button, { attributeFilter: ['disabled'] });
  });
}
