import { Menu } from '@mantine/core';
import { IconCornerDownRight } from '@tabler/icons-react';
import { useLanguage } from '../../../../platform/language.tsx';
import { useTexts } from '../../../../platform/texts.ts';
import { contentTexts } from '../content.texts.ts';
import type { ParentId } from '../store/content-model.ts';
import { nameOfElement } from '../store/content-names.ts';
import { elementOf, mayStandIn, moveElement } from '../store/content-operations.ts';
import { useContentStore } from '../store/use-content.ts';

/** Menu entries: the other sections and elements that may contain this one. */
export function MoveTo({ id: moving, parent }: { id: string; parent: ParentId }) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const store = useContentStore();
  const { content } = store;
  const element = elementOf(content, moving);
  if (!element) return null;
  const goals = content.flatMap((section, index) => [
    { id: section.id, count: section.elements.length, label: t.section(index + 1) },
    ...section.elements.map((other) => ({
      id: other.id,
      count: other.children.length,
      label: `${t.section(index + 1)} › ${nameOfElement(other, language)}`,
    })),
  ]);
  const possible = goals.filter(({ id }) => id !== parent && mayStandIn(content, element, id));
  if (possible.length === 0) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t.moveTo}</Menu.Label>
      {possible.slice(0, 30).map(({ id, count, label }) => (
        <Menu.Item
          key={id}
          leftSection={<IconCornerDownRight size={16} aria-hidden />}
          onClick={() => {
            store.change('move element', (present) => moveElement(present, element.id, id, count));
            store.cards.setOpen([id], true);
          }}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  );
}
