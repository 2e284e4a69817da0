import { Popover, Portal } from '@mantine/core';
import { type ElementType, elementTypes } from '@share/contract/areas/offers/elements/elements.ts';
import { useEffect, useState } from 'react';
import { isFound } from '../../../../platform/is-found.ts';
import { createStore, useStore } from '../../../../platform/store.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { contentTexts } from '../content.texts.ts';
import { elementRenderers } from '../elements/element-renderers.ts';
import { ChoiceList } from './choice-list.tsx';
import classes from './inserting.module.css';

export interface Question {
  /** The place on the screen at which the types are shown. */
  at: DOMRect;
  /** The types that are offered; by default all. */
  types?: readonly ElementType[];
  /** The character that opened the question. Removing it, or typing on without a match, ends the question. */
  typed?: string;
}

/** The chosen type, or null with the text that was typed instead. */
export type Answer =
  | { type: ElementType }
  | {
      type: null;
      typed: string;
      /** The user has gone elsewhere, so the focus must not be taken back. */
      isLeft: boolean;
    };

type Asked = Question & { number: number; answer: (answer: Answer) => void };

const asked = createStore<Asked | null>(null);
let number = 0;

/** Asks for the type of a new element, in a popup that is used by keyboard, mouse and touch. */
export const askType = (question: Question): Promise<Answer> =>
  new Promise((resolve) => {
    asked.get()?.answer({ type: null, typed: '', isLeft: true });
    number += 1;
    const own = {
      ...question,
      number,
      answer: (answer: Answer) => {
        if (asked.get() === own) asked.set(null);
        resolve(answer);
      },
    };
    asked.set(own);
  });

/** Draws the question of `askType`; mounted once where elements are edited. */
export function TypePickerHost() {
  const question = useStore(asked);
  useEffect(() => () => asked.get()?.answer({ type: null, typed: '', isLeft: true }), []);
  return question && <TypePicker key={question.number} question={question} />;
}

/** Other words that people use for a type. */
const otherWords: Partial<Record<ElementType, string>> = { image: 'Zdjęcie Photo Picture' };

/** The words by which a type is found: its name in both languages, because people who work in two know one of them better. */
const wordsOf = (type: ElementType): string =>
  `${contentTexts.pl.types[type]} ${contentTexts.en.types[type]} ${otherWords[type] ?? ''}`;

function TypePicker({ question }: { question: Asked }) {
  const t = useTexts(contentTexts);
  const { at, types = elementTypes, typed: first = '', answer } = question;
  const [typed, setTyped] = useState(first);
  const found = (text: string) => types.filter((type) => isFound(wordsOf(type), text.slice(first.length)));
  const onType = (next: string) => {
    const isText = first !== '' && (!next.startsWith(first) || found(next).length === 0);
    if (isText) answer({ type: null, typed: next, isLeft: false });
    else setTyped(next);
  };
  return (
    <Popover
      opened
      withRoles={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      // A popup that hides would lose the focus.
      hideDetached={false}
      position="bottom-start"
      width="min(18rem, calc(100vw - 1rem))"
      shadow="md"
      transitionProps={{ duration: 0 }}
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
    >
      <Portal>
        <Popover.Target>
          <div
            className={classes.popup}
            style={{
              left: at.left + window.scrollX,
              top: at.top + window.scrollY,
              width: at.width,
              height: at.height,
            }}
          />
        </Popover.Target>
      </Portal>
      <Popover.Dropdown
        className={classes.picker}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          answer({ type: null, typed, isLeft: false });
        }}
      >
        <ChoiceList
          label={t.type}
          placeholder={t.findType}
          nothing={t.noType}
          choices={found(typed).map((type) => {
            const Icon = elementRenderers[type].icon;
            return { id: type, label: t.types[type], icon: <Icon size={18} aria-hidden /> };
          })}
          typed={typed}
          onType={onType}
          onChoose={(id) => answer({ type: id as ElementType })}
          onLeave={() => answer({ type: null, typed, isLeft: true })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
