import { Button, Group, Text } from '@mantine/core';
import { IconClipboardPlus, IconPlus } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { useFormContext } from '../../../../ui/form/form-context.ts';
import classes from '../content.module.css';
import { contentTexts } from '../content.texts.ts';
import { addElement, pasteElement } from '../content-actions.ts';
import { useClipboardKind } from '../store/clipboard.ts';
import type { ParentId } from '../store/content-model.ts';
import { elementsIn } from '../store/content-operations.ts';
import { useContentStore, useNodeIds } from '../store/use-content.ts';
import { useEndOfList } from './content-drag.tsx';
import { ElementCard } from './element-card.tsx';

interface ElementListProps {
  parent: ParentId;
  isInner?: boolean;
  /** Shown beside the button that adds an element. */
  further?: ReactNode;
}

/** The elements of a section, or of an element, with the buttons that add one. */
export function ElementList({ parent, isInner = false, further }: ElementListProps) {
  const t = useTexts(contentTexts);
  const { isReadOnly } = useFormContext();
  const store = useContentStore();
  const elements = useNodeIds((content) => elementsIn(content, parent) ?? []);
  const copied = useClipboardKind();
  const end = useEndOfList(parent, store);
  return (
    <>
      {elements.length === 0 && !isInner && (
        <Text size="sm" c="dimmed" p="xs">
          {t.emptySection}
        </Text>
      )}
      {elements.length > 0 && (
        <ol className={classes.elements}>
          {elements.map((id, index) => (
            <ListedElement
              key={id}
              id={id}
              index={index}
              count={elements.length}
              parent={parent}
              isInner={isInner}
            />
          ))}
        </ol>
      )}
      {!isReadOnly && (
        <Group
          gap="xs"
          pt="xs"
          className={classes.end}
          ref={end.ref}
          data-drop={end.isDropTarget || undefined}
        >
          <Button
            variant={isInner ? 'subtle' : 'light'}
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => addElement(store, parent)}
          >
            {isInner ? t.addChild : t.addElement}
          </Button>
          {further}
          {copied === 'element' && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconClipboardPlus size={16} aria-hidden />}
              onClick={() => pasteElement(store, parent)}
            >
              {t.pasteElement}
            </Button>
          )}
        </Group>
      )}
    </>
  );
}

interface ListedElementProps {
  id: string;
  index: number;
  count: number;
  parent: ParentId;
  isInner: boolean;
}

/** A card with the elements inside it, one level deep. It is redrawn only when its place in the list changes. */
const ListedElement = memo(function ListedElement(props: ListedElementProps) {
  return <ElementCard {...props}>{!props.isInner && <ElementList parent={props.id} isInner />}</ElementCard>;
});
