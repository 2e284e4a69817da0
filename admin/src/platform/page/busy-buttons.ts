/**
 * A button that is disabled while it is at work loses the focus, and with it whoever uses the keyboard. It gets it back when
 * the work is done, unless something else has taken it.
 */
export function giveBusyButtonsTheFocusBack(): void {
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
