import { ActionIcon, Alert, Badge, Paper, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import { memo } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { errorText } from '../../../ui/error-text.ts';
import { useFormContext } from '../../../ui/form/form-context.ts';
import classes from './content.module.css';
import { contentTexts } from './content.texts.ts';
import { copySection, removeSection } from './content-actions.ts';
import { useDraggableNode } from './content-drag.tsx';
import type { SectionNode } from './content-model.ts';
import { duplicateSection, moveSection } from './content-operations.ts';
import { ElementList } from './element-list.tsx';
import { NodeActions } from './node-actions.tsx';
import { cardId } from './reveal.ts';
import { useContent, useContentStore } from './use-content.ts';

interface SectionCardProps {
  section: SectionNode;
  index: number;
  count: number;
}

/** One section with its elements (ELM-02 to ELM-06). */
export const SectionCard = memo(function SectionCard({ section, index, count }: SectionCardProps) {
  const t = useTexts(contentTexts);
  const { language } = useLanguage();
  const { isReadOnly } = useFormContext();
  const store = useContentStore();
  const { id } = section;
  const errors = useContent((present) => present.errorsOf(id));
  const errorsInside = useContent((present) => present.errorsWithin(id));
  const isOpen = useContent((present) => present.isOpen(id));
  const drag = useDraggableNode(id, index, null, store);
  const name = t.section(index + 1);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Paper
      component="li"
      withBorder
      p="sm"
      id={cardId(id)}
      ref={drag.ref}
      className={classes.card}
      data-dragging={drag.isDragging || undefined}
      data-drop={drag.isDropTarget || undefined}
    >
      <div className={classes.header}>
        {!isReadOnly && (
          <ActionIcon
            ref={drag.handleRef}
            variant="subtle"
            color="gray"
            className={classes.handle}
            aria-label={t.drag(name)}
          >
            <IconGripVertical size={18} aria-hidden />
          </ActionIcon>
        )}
        <UnstyledButton
          className={classes.name}
          aria-expanded={isOpen}
          onClick={() => store.setOpen([id], !isOpen)}
        >
          <Chevron size={18} aria-hidden />
          <Text span fw={700}>
            {name}
          </Text>
        </UnstyledButton>
        {errorsInside > 0 && (
          <Badge color="red" size="sm" variant="filled">
            {t.hasErrors(errorsInside)}
          </Badge>
        )}
        <Text span size="sm" c="dimmed">
          {t.elements(section.elements.length)}
        </Text>
        {!isReadOnly && (
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
        )}
      </div>
      {errors.length > 0 && (
        <Alert
          color="red"
          role="alert"
          tabIndex={-1}
          data-invalid-field
          icon={<IconAlertTriangle aria-hidden />}
          my="xs"
        >
          {[...new Set(errors.map(({ code }) => errorText(language, code)))].join(' ')}
        </Alert>
      )}
      {isOpen && <ElementList parent={id} elements={section.elements} />}
    </Paper>
  );
});
