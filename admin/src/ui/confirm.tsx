import { Button, Group, Modal, Text } from '@mantine/core';
import { commonTexts } from '../platform/common.texts.ts';
import { createStore, useStore } from '../platform/store.ts';
import { useTexts } from '../platform/texts.ts';
import { ReturnFocus } from './return-focus.tsx';

export interface Question {
  title: string;
  /** What will happen, and to what: name the thing. */
  message: string;
  /** The action itself as a word on the button: "Delete", not "OK". */
  confirmLabel: string;
  /** In place of "Cancel". */
  cancelLabel?: string;
  /** Nothing is lost by saying yes: the button is not red. */
  harmless?: boolean;
  /** When this comes, what was asked about is settled: the question goes, answered with yes. */
  until?: Promise<unknown>;
}

type Asked = Question & { answer: (yes: boolean) => void };

const asked = createStore<Asked | null>(null);

/** Asks before something that cannot be taken back, the focus on cancel. Answers true when the user agrees. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    asked.get()?.answer(false);
    const own = { ...question, answer: resolve };
    asked.set(own);
    void question.until?.then(() => {
      if (asked.get() === own) asked.set(null);
      resolve(true);
    });
  });

/** Where the questions of `confirm` appear; stands once in the program. */
export function ConfirmHost() {
  const question = useStore(asked);
  const common = useTexts(commonTexts);
  const answer = (yes: boolean) => {
    asked.set(null);
    question?.answer(yes);
  };
  if (!question) return null;
  return (
    <>
      <ReturnFocus />
      <Modal
        opened
        onClose={() => answer(false)}
        title={question.title}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        <Text>{question.message}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" data-autofocus onClick={() => answer(false)}>
            {question.cancelLabel ?? common.cancel}
          </Button>
          <Button color={question.harmless ? undefined : 'red'} onClick={() => answer(true)}>
            {question.confirmLabel}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
