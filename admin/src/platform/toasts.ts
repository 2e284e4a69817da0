import { notifications } from '@mantine/notifications';
import { commonTexts } from './common.texts.ts';
import { currentLanguage } from './language.tsx';

/** Milliseconds (NTF-04). */
const SHOWN_FOR = 4_000;

type Toast = { key: string; text: string; color: 'green' | 'red'; position: 'top-right' | 'top-center' };

let visible: Toast | null = null;
let waiting: Toast[] = [];

/**
 * One at a time, in the order of the calls (NTF-01, NTF-02); a toast that is already shown or waiting is not repeated
 * (NTF-03).
 */
function enqueue(toast: Toast): void {
  const same = (other: Toast) => other.key === toast.key && other.text === toast.text;
  if ((visible && same(visible)) || waiting.some(same)) return;
  waiting.push(toast);
  if (!visible) showNext();
}

function showNext(): void {
  const next = waiting.shift() ?? null;
  visible = next;
  if (!next) return;
  notifications.show({
    id: next.key,
    message: next.text,
    color: next.color,
    position: next.position,
    autoClose: SHOWN_FOR,
    withBorder: true,
    closeButtonProps: { 'aria-label': commonTexts[currentLanguage()].close },
    onClose: () => {
      if (visible !== next) return;
      visible = null;
      // The store is still removing the present toast.
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
  close: (key: string) => void notifications.hide(key),
  /** Removes a waiting toast before it is shown. */
  remove: (key: string) => {
    waiting = waiting.filter((toast) => toast.key !== key);
  },
  closeAll: () => {
    waiting = [];
    if (visible) notifications.hide(visible.key);
  },
};
