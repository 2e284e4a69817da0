import { useNotifications } from '@mantine/notifications';
import { useLayoutEffect } from 'react';
import { sizes } from '../../../theme/theme.ts';
import { type Area, clearPlace, isClear } from './clear-place.ts';

const TOAST = '.mantine-Notification-root';
const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role=button], [role=tab], [contenteditable=true], tr[data-opens]';
const GAP = 10;

/**
 * Places toasts at the top (NTF-05), as near to the right or the middle as possible without covering a control. They move only
 * when the page below them changes. If there is no such place, presses go through them.
 */
export function useToastPlace(): void {
  const [shown] = useNotifications().notifications;
  const id = shown?.id;
  const isCentred = shown?.position === 'top-center';
  useLayoutEffect(() => {
    if (id === undefined) return;
    const place = () => placeToast(isCentred);
    place();
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const observer = new MutationObserver(later);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', later);
    window.addEventListener('scroll', later, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', later);
      window.removeEventListener('scroll', later, { capture: true });
    };
  }, [id, isCentred]);
}

function placeToast(isCentred: boolean): void {
  const toast = [...document.querySelectorAll<HTMLElement>(TOAST)].at(-1);
  if (!toast) return;
  // The size is measured, not the position, because the toast may be moving.
  const { offsetWidth: width, offsetHeight: height } = toast;
  const { clientWidth, clientHeight } = document.documentElement;
  const room = { left: GAP, top: sizes.topBar + GAP, width: clientWidth - 2 * GAP, height: clientHeight / 2 };
  const wanted = {
    left: isCentred ? (clientWidth - width) / 2 : clientWidth - GAP - width,
    top: room.top,
    width,
    height,
  };
  const controls = controlsBeside(toast);
  const { style } = document.documentElement;
  const present = {
    ...wanted,
    left: parseFloat(style.getPropertyValue('--app-toast-left')),
    top: parseFloat(style.getPropertyValue('--app-toast-top')),
  };
  // A window that has become smaller may end before the present place.
  const isInRoom = present.left <= wanted.left && present.top + height <= room.top + room.height;
  const isStill = toast.dataset.placed && isInRoom && isClear(present, controls);
  const clear = isStill ? present : clearPlace(wanted, room, controls);
  const { left, top } = clear ?? wanted;
  toast.dataset.placed = 'true';
  toast.toggleAttribute('data-covering', !clear);
  style.setProperty('--app-toast-left', `${left}px`);
  style.setProperty('--app-toast-top', `${top}px`);
}

const controlsBeside = (toast: HTMLElement): Area[] =>
  [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !toast.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect());
