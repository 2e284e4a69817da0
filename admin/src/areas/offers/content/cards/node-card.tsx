import { ActionIcon, type MantineSpacing, Paper, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { useFormContext } from '../../../../ui/form/form-context.ts';
import { useWatchedCard } from '../cards-in-sight.ts';
import classes from '../content.module.css';
import { contentTexts } from '../content.texts.ts';
import { InsertAbove } from '../inserting/insert-above.tsx';
import { cardId, lineId } from '../reveal.ts';
import type { ParentId } from '../store/content-model.ts';
import { useContentStore, useDebouncedContent } from '../store/use-content.ts';
import { useDraggableNode } from './content-drag.tsx';

interface NodeCardProps {
  id: string;
  index: number;
  /** Null for a section. */
  parent: ParentId | null;
  /** The name of the node, for the accessible names of its controls. */
  name: string;
  /** The text of the line that opens and closes it. */
  line: string;
  icon?: ReactNode;
  size: 'section' | 'element';
  /** The states of the node, shown beside the line. */
  marks: ReactNode;
  /** The estimated height of the open content, because the browser does not measure cards that were never near the window. */
  height?: string;
  /** Shown only to users who may change it. */
  actions: ReactNode;
  /** Shown whether it is open or not. */
  notice?: ReactNode;
  /** The content of the card; called only while it is open. */
  children: () => ReactNode;
}

const looks: Record<NodeCardProps['size'], { padding: MantineSpacing; text: 'sm' | 'md'; chevron: number }> =
  {
    section: { padding: 'sm', text: 'md', chevron: 18 },
    element: { padding: 'xs', text: 'sm', chevron: 16 },
  };

/** The card of a section or of an element. It is dragged by its handle, and opened by its line. */
export function NodeCard(props: NodeCardProps) {
  const { id, size } = props;
  const t = useTexts(contentTexts);
  const { isReadOnly } = useFormContext();
  const store = useContentStore();
  const isOpen = useDebouncedContent((present) => present.cards.isOpen(id));
  useWatchedCard(id);
  const drag = useDraggableNode(id, props.index, props.parent, store);
  const { padding, text, chevron } = looks[size];
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <InsertAbove id={id} name={props.name} />
      <Paper
        component="li"
        withBorder
        p={padding}
        id={cardId(id)}
        ref={drag.ref}
        className={classes.card}
        style={isOpen && props.height ? { containIntrinsicBlockSize: `auto ${props.height}` } : undefined}
        data-size={size}
        data-open={isOpen || undefined}
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
              aria-label={t.drag(props.name)}
            >
              <IconGripVertical size={18} aria-hidden />
            </ActionIcon>
          )}
          <UnstyledButton
            id={lineId(id)}
            className={classes.name}
            aria-expanded={isOpen}
            onClick={() => store.cards.setOpen([id], !isOpen)}
          >
            <Chevron size={chevron} aria-hidden />
            {props.icon}
            <Text span fw={700} size={text} className={classes.title} title={props.line}>
              {props.line}
            </Text>
          </UnstyledButton>
          {props.marks}
          {!isReadOnly && props.actions}
        </div>
        {props.notice}
        {isOpen && props.children()}
      </Paper>
    </>
  );
}
