import classes from './map-canvas.module.css';

/** The marker of a place, the same on every provider's map. It is focusable if it can be moved. */
export function newPin(label: string, isMovable: boolean): HTMLElement {
  const pin = document.createElement('div');
  pin.className = classes.pin ?? '';
  pin.setAttribute('role', isMovable ? 'button' : 'img');
  pin.setAttribute('aria-label', label);
  if (isMovable) pin.tabIndex = 0;
  pin.innerHTML =
    '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 39C16 39 30 25 30 15.5 30 7.5 23.7 1.5 16 1.5S2 7.5 2 15.5C2 25 16 39 16 39Z" /><circle cx="16" cy="15.5" r="5.5" /></svg>';
  return pin;
}
