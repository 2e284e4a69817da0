const STOPS = 'a[href], button, input, select, textarea, iframe, [tabindex]';

/** The element to which Tab (1) or Shift+Tab (-1) leads from an element of the page. */
export function stopBeside(element: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  );
  return stops[stops.indexOf(element) + step];
}
