import { Button, Group, Modal, Text } from '@mantine/core';
import { commonTexts } from '../platform/common.texts.ts';
import { createStore, useStore } from '../platform/store.ts';
import { useTexts } from '../platform/texts.ts';
import classes from './confirm.module.css';
import { ReturnFocus } from './dialogs/return-focus.tsx';
import type { Fact } from './values/facts.tsx';

export interface Question {
  title: string;
  /** The facts that the decision is about, shown one below the other before the message. */
  facts?: readonly Pick<Fact, 'label' | 'value'>[];
  /** The consequence, with the name of the record. */
  message: string;
  /** The action as a verb: "Delete", not "OK". */
  confirmLabel: string;
  /** Default: "Cancel". */
  cancelLabel?: string;
  /** Set if confirming loses nothing, so that the button is not red. */
  harmless?: boolean;
  /** When this resolves, the question closes with the answer yes. */
  until?: Promise<unknown>;
}

type Asked = Question & { answer: (yes: boolean) => void };

const asked = createStore<Asked | null>(null);

/** Asks before an action that cannot be undone, with the focus on cancel. Resolves to true when the user agrees. */
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

/** Draws the questions of `confirm`; mounted once in the program. */
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
        size={question.facts ? 'lg' : 'md'}
        closeButtonProps={{ 'aria-label': common.close }}
      >
        {question.facts && <QuestionFacts facts={question.facts} />}
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

/** The facts of a question, one below the other. */
export const QuestionFacts = ({ facts }: { facts: NonNullable<Question['facts']> }) => (
  <dl className={classes.facts}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
