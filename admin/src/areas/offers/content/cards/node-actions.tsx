import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowsMove,
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { MoveByOne } from '../../../../ui/order-menu.tsx';
import classes from '../content.module.css';
import { contentTexts } from '../content.texts.ts';
import { insertBeside } from '../content-actions.ts';
import type { Side } from '../store/content-operations.ts';
import { useContentStore } from '../store/use-content.ts';
import { askWhereTo, canMove } from './move-dialog.tsx';

interface NodeActionsProps {
  id: string;
  name: string;
  index: number;
  count: number;
  canRemove: boolean;
  onMove: (index: number) => void;
  onDuplicate: () => void;
  onCopy: () => void;
  onRemove: () => void;
  /** More entries of the menu. */
  children?: ReactNode;
}

/** The menu of a section or element. It is created on first use, because there may be hundreds of them. */
export function NodeActions(props: NodeActionsProps) {
  const t = useTexts(contentTexts);
  const store = useContentStore();
  const dots = useRef<HTMLButtonElement>(null);
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // The button is created again with the menu, which returns the focus only to the element that had it when it opened.
  useEffect(() => {
    if (!isMade) return;
    dots.current?.focus({ preventScroll: true });
    setOpen(true);
  }, [isMade]);
  const target = (
    <ActionIcon
      ref={dots}
      variant="subtle"
      color="gray"
      className={classes.more}
      aria-label={t.more(props.name)}
      aria-haspopup="menu"
      // Once the menu exists, it opens and closes at a click by itself.
      onClick={() => setMade(true)}
    >
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
  if (!isMade) return target;
  const insert = async (side: Side) => {
    const at = dots.current?.getBoundingClientRect() ?? new DOMRect();
    if (!(await insertBeside(store, props.id, side, at))) dots.current?.focus();
  };
  return (
    <Menu
      position="bottom-end"
      withinPortal
      opened={isOpen}
      onChange={setOpen}
      // The menu may cover its button where there is no room below or above.
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <div className={classes.menuItems}>
          <Menu.Item
            leftSection={<IconRowInsertTop size={16} aria-hidden />}
            onClick={() => void insert('above')}
          >
            {t.insertAbove}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconRowInsertBottom size={16} aria-hidden />}
            onClick={() => void insert('below')}
          >
            {t.insertBelow}
          </Menu.Item>
          <Menu.Divider />
          <MoveItems {...props} />
          <Menu.Item leftSection={<IconCopyPlus size={16} aria-hidden />} onClick={props.onDuplicate}>
            {t.duplicate}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={props.onCopy}>
            {t.copy}
          </Menu.Item>
          {props.children}
        </div>
        <Menu.Divider />
        <Menu.Item
          c="red"
          className={classes.menuEnd}
          leftSection={<IconTrash size={16} aria-hidden />}
          disabled={!props.canRemove}
          onClick={props.onRemove}
        >
          {t.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Moves by one place up or down, or to any place (ELM-04, ELM-07). */
function MoveItems({ id, index, count, onMove }: NodeActionsProps) {
  const t = useTexts(contentTexts);
  const store = useContentStore();
  if (!canMove(store.content, id)) return null;
  return (
    <>
      {count > 1 && <MoveByOne index={index} count={count} onMove={onMove} />}
      <Menu.Item leftSection={<IconArrowsMove size={16} aria-hidden />} onClick={() => askWhereTo(id)}>
        {t.move}
      </Menu.Item>
      <Menu.Divider />
    </>
  );
}
