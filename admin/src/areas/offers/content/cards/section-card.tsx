import { Text } from '@mantine/core';
import { memo } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { StatusBadge } from '../../../../ui/values/status-badge.tsx';
import { contentTexts } from '../content.texts.ts';
import { copySection, removeSection } from '../content-actions.ts';
import { SavePatternItem } from '../patterns/save-pattern.tsx';
import { focusCard } from '../reveal.ts';
import type { SectionNode } from '../store/content-model.ts';
import { duplicateSection, elementsIn, moveSection, sectionOf } from '../store/content-operations.ts';
import { useContentStore, useDebouncedContent } from '../store/use-content.ts';
import { ElementList } from './element-list.tsx';
import { useAnnounceMoved } from './moved.ts';
import { NodeActions } from './node-actions.tsx';
import { NodeCard } from './node-card.tsx';
import { NodeErrors } from './node-errors.tsx';
import { PictureDrop } from './picture-drop.tsx';

interface SectionCardProps {
  id: string;
  index: number;
  count: number;
}

/** One section with its elements (ELM-02 to ELM-06). */
export const SectionCard = memo(function SectionCard({ id, index, count }: SectionCardProps) {
  const t = useTexts(contentTexts);
  const store = useContentStore();
  const errors = useDebouncedContent((present) => present.errors.of(id));
  const elements = useDebouncedContent((present) => elementsIn(present.content, id)?.length ?? 0);
  const errorsInside = useDebouncedContent((present) => present.errorsWithin(id));
  const announceMoved = useAnnounceMoved();
  const name = t.section(index + 1);
  const withSection = (act: (section: SectionNode) => void) => {
    const section = sectionOf(store.content, id);
    if (section) act(section);
  };
  return (
    <NodeCard
      id={id}
      index={index}
      parent={null}
      name={name}
      line={name}
      size="section"
      height={`${4.17 + 4.02 * elements}rem`}
      marks={
        <>
          {errorsInside > 0 && <StatusBadge tone="bad">{t.hasErrors(errorsInside)}</StatusBadge>}
          <Text span size="sm" c="dimmed">
            {t.elements(elements)}
          </Text>
        </>
      }
      actions={
        <NodeActions
          id={id}
          name={name}
          index={index}
          count={count}
          canRemove
          onMove={(to) => {
            store.change('move section', (content) => moveSection(content, id, to));
            announceMoved(id);
            focusCard(id, 'menu');
          }}
          onDuplicate={() => store.change('duplicate section', (content) => duplicateSection(content, id))}
          onCopy={() => withSection(copySection)}
          onRemove={() => withSection((section) => void removeSection(store, section, index + 1, t))}
        >
          <SavePatternItem section={id} />
        </NodeActions>
      }
      notice={<NodeErrors errors={errors} />}
    >
      {() => (
        <PictureDrop section={id} name={name}>
          {(choose) => <ElementList parent={id} further={choose} />}
        </PictureDrop>
      )}
    </NodeCard>
  );
});
