import { Badge, Text } from '@mantine/core';
import { memo } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { contentTexts } from './content.texts.ts';
import { copySection, removeSection } from './content-actions.ts';
import type { SectionNode } from './content-model.ts';
import { duplicateSection, moveSection } from './content-operations.ts';
import { ElementList } from './element-list.tsx';
import { NodeActions } from './node-actions.tsx';
import { NodeCard } from './node-card.tsx';
import { NodeErrors } from './node-errors.tsx';
import { useContent, useContentStore } from './use-content.ts';

interface SectionCardProps {
  section: SectionNode;
  index: number;
  count: number;
}

/** One section with its elements (ELM-02 to ELM-06). */
export const SectionCard = memo(function SectionCard({ section, index, count }: SectionCardProps) {
  const t = useTexts(contentTexts);
  const store = useContentStore();
  const { id } = section;
  const errors = useContent((present) => present.errorsOf(id));
  const errorsInside = useContent((present) => present.errorsWithin(id));
  const name = t.section(index + 1);
  return (
    <NodeCard
      id={id}
      index={index}
      parent={null}
      name={name}
      line={name}
      size="section"
      marks={
        <>
          {errorsInside > 0 && (
            <Badge color="red" size="sm" variant="filled">
              {t.hasErrors(errorsInside)}
            </Badge>
          )}
          <Text span size="sm" c="dimmed">
            {t.elements(section.elements.length)}
          </Text>
        </>
      }
      actions={
        <NodeActions
          name={name}
          index={index}
          count={count}
          canRemove
          onMove={(to) => store.change((content) => moveSection(content, id, to))}
          onDuplicate={() => store.change((content) => duplicateSection(content, id))}
          onCopy={() => copySection(section)}
          onRemove={() => void removeSection(store, section, index + 1, t)}
        />
      }
      notice={<NodeErrors errors={errors} />}
    >
      {() => <ElementList parent={id} elements={section.elements} />}
    </NodeCard>
  );
});
