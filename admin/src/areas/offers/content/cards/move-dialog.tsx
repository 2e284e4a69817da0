import { Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { IconCornerDownRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { commonTexts } from '../../../../platform/common.texts.ts';
import { isFound } from '../../../../platform/is-found.ts';
import { useLanguage } from '../../../../platform/language.tsx';
import { createStore, useStore } from '../../../../platform/store.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { ReturnFocus } from '../../../../ui/dialogs/return-focus.tsx';
import { contentTexts } from '../content.texts.ts';
import { ChoiceList } from '../inserting/choice-list.tsx';
import { reveal } from '../reveal.ts';
import type { Content, ElementNode } from '../store/content-model.ts';
import {
  elementOf,
  elementsIn,
  mayStandIn,
  moveElement,
  moveSection,
  placeOf,
} from '../store/content-operations.ts';
import { nameOfElement } from '../store/element-names.ts';
import { useContent, useContentStore } from '../store/use-content.ts';
import { useAnnounceMoved } from './moved.ts';

/** The id of the section or element that is being moved. */
const moving = createStore<string | null>(null);

/** Asks to which place a section or element is moved, and moves it. */
export const askWhereTo = (id: string): void => moving.set(id);

/** Whether there is another place for that section or element. */
export function canMove(content: Content, id: string): boolean {
  const element = elementOf(content, id);
  return siblingsOf(content, id) > 1 || (element !== undefined && goalsOf(content, element).length > 0);
}

const siblingsOf = (content: Content, id: string): number => {
  const parent = placeOf(content, id)?.parent ?? null;
  return (parent === null ? content : elementsIn(content, parent))?.length ?? 0;
};

interface Goal {
  id: string;
  /** The section itself, or the section that contains the element. */
  section: number;
  element: ElementNode | null;
}

/** The other sections and elements that may contain this element. */
const goalsOf = (content: Content, element: ElementNode): Goal[] =>
  content
    .flatMap((section, index) => [
      { id: section.id, section: index + 1, element: null },
      ...section.elements.map((other) => ({ id: other.id, section: index + 1, element: other })),
    ])
    .filter(({ id }) => id !== placeOf(content, element.id)?.parent && mayStandIn(content, element, id));

/** Draws the dialogue of `askWhereTo`; mounted once where elements are edited. */
export function MoveHost() {
  const id = useStore(moving);
  const isThere = useContent(({ content }) => id !== null && placeOf(content, id) !== undefined);
  useEffect(() => () => moving.set(null), []);
  return id !== null && isThere && <MoveDialog key={id} id={id} />;
}

function MoveDialog({ id }: { id: string }) {
  const t = useTexts(contentTexts);
  const common = useTexts(commonTexts);
  const { language } = useLanguage();
  const content = useContent((present) => present.content);
  const element = elementOf(content, id);
  const index = placeOf(content, id)?.index ?? 0;
  const name = element ? nameOfElement(element, language) : t.section(index + 1);
  const close = () => moving.set(null);
  return (
    <>
      <ReturnFocus />
      <Modal opened onClose={close} title={t.moveOf(name)} closeButtonProps={{ 'aria-label': common.close }}>
        <Stack>
          <Position id={id} name={name} index={index} />
          {element && <Goals element={element} onMoved={close} />}
        </Stack>
      </Modal>
    </>
  );
}

/** The select of the place in its list (ELM-04). */
function Position({ id, name, index }: { id: string; name: string; index: number }) {
  const t = useTexts(contentTexts);
  const store = useContentStore();
  const announceMoved = useAnnounceMoved();
  const count = siblingsOf(store.content, id);
  if (count < 2) return null;
  const move = (to: number) => {
    store.change('move to a position', (content) => {
      const parent = placeOf(content, id)?.parent;
      return parent ? moveElement(content, id, parent, to) : moveSection(content, id, to);
    });
    announceMoved(id);
  };
  return (
    <NativeSelect
      label={t.position(name)}
      value={String(index + 1)}
      onChange={(event) => move(Number(event.currentTarget.value) - 1)}
    >
      {Array.from({ length: count }, (_, at) => (
        <option key={String(at)}>{at + 1}</option>
      ))}
    </NativeSelect>
  );
}

function Goals({ element, onMoved }: { element: ElementNode; onMoved: () => void }) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const store = useContentStore();
  const announceMoved = useAnnounceMoved();
  const [typed, setTyped] = useState('');
  const goals = goalsOf(store.content, element).map((goal) => ({
    id: goal.id,
    label: [t.section(goal.section), goal.element && nameOfElement(goal.element, language)]
      .filter(Boolean)
      .join(' › '),
    icon: <IconCornerDownRight size={16} aria-hidden />,
  }));
  if (goals.length === 0) return null;
  const move = (goal: string) => {
    const count = elementsIn(store.content, goal)?.length ?? 0;
    store.change('move element', (present) => moveElement(present, element.id, goal, count));
    onMoved();
    announceMoved(element.id);
    reveal(store, element.id);
  };
  return (
    <div>
      <Text size="sm" fw={700} mb={4}>
        {t.moveTo}
      </Text>
      <ChoiceList
        label={t.moveTo}
        placeholder={t.findPlace}
        nothing={t.noPlace}
        choices={goals.filter(({ label }) => isFound(label, typed))}
        typed={typed}
        onType={setTyped}
        onChoose={move}
      />
    </div>
  );
}
