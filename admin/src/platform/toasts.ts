import { notifications } from '@mantine/notifications';
import { commonTexts } from './common.texts.ts';
import { currentLanguage } from './language.tsx';
import { createStore } from './store.ts';

/** Milliseconds (NTF-04). */
export const SHOWN_FOR = 4_000;

interface Toast {
  key: string;
  text: string;
  color: 'green' | 'red';
  position: 'top-right' | 'top-center';
}

/** Each toast has a new id, because the component would keep the expired time of an earlier toast with the same id. */
let visible: (Toast & { id: string }) | null = null;
/** The toast to draw; null if there is none. */
export const shownToast = createStore<(Toast & { id: string }) | null>(null);

let waiting: Toast[] = [];
let shown = 0;

/**
 * Shows toasts one at a time, in the order of the calls (NTF-01, NTF-02). A toast that is already shown or waiting is not
 * repeated (NTF-03), and a new result of an action replaces the previous one.
 */
function enqueue(toast: Toast): void {
  if (visible?.key === toast.key && visible.text === toast.text) return;
  const replaced = waiting.findIndex(({ key }) => key === toast.key);
  if (replaced >= 0) waiting[replaced] = toast;
  else if (visible?.key === toast.key) waiting.unshift(toast);
  else waiting.push(toast);
  if (!visible) showNext();
  else if (visible.key === toast.key) notifications.hide(visible.id);
}

function showNext(): void {
  const first = waiting.shift();
  shown += 1;
  const next = first ? { ...first, id: `${first.key} ${shown}` } : null;
  visible = next;
  shownToast.set(next);
  if (!next) return;
  notifications.show({
    id: next.id,
    message: next.text,
    color: next.color,
    position: next.position,
    autoClose: SHOWN_FOR,
    withBorder: true,
    closeButtonProps: { 'aria-label': commonTexts[currentLanguage()].close },
    onClose: () => {
      if (visible !== next) return;
      visible = null;
      // Waits because the store is still removing the present toast.
      queueMicrotask(() => {
        if (!visible) showNext();
      });
    },
  });
}

/** Short messages about the results of actions. `key` names area and action, as in `offer.edit`. */
export const toast = {
  success: (key: string, text: string) => enqueue({ key, text, color: 'green', position: 'top-right' }),
  error: (key: string, text: string) => enqueue({ key, text, color: 'red', position: 'top-right' }),
  /** A message that belongs to no area, shown in the middle (NTF-05). */
  notice: (text: string) => enqueue({ key: text, text, color: 'green', position: 'top-center' }),
  close: (key: string) => {
    if (visible?.key === key) notifications.hide(visible.id);
  },
  /** Removes a waiting toast before it is shown. */
  remove: (key: string) => {
    waiting = waiting.filter((toast) => toast.key !== key);
  },
  closeAll: () => {
    waiting = [];
    if (visible) notifications.hide(visible.id);
  },
};
