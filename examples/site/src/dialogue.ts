import { h, newId } from './dom.ts';
import { form, type Values } from './form.ts';
import { t } from './language.ts';

interface Question {
  title: string;
  fields?: readonly HTMLElement[];
  confirm: string;
  /** A refusal is shown in the dialogue, which stays open. */
  onConfirm?: (values: Values) => Promise<void>;
}

/** Asks in front of the page. Resolves to whether the visitor confirmed. */
export function ask({ title, fields = [], confirm, onConfirm }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const titleId = newId();
    const dialogue: HTMLDialogElement = h(
      'dialog',
      { 'aria-labelledby': titleId },
      h('h2', { id: titleId }, title),
      form({
        fields,
        submit: confirm,
        onSubmit: async (values) => {
          await onConfirm?.(values);
          dialogue.close('confirmed');
        },
      }),
      h('button', { type: 'button', class: 'quiet', click: () => dialogue.close() }, t().back),
    );
    dialogue.addEventListener('close', () => {
      dialogue.remove();
      resolve(dialogue.returnValue === 'confirmed');
    });
    document.body.append(dialogue);
    dialogue.showModal();
  });
}
