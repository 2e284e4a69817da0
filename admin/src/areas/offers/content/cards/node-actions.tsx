import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconCopyPlus, IconDots, IconTrash } from '@tabler/icons-react';
import { memo, type ReactNode, useState } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { MoveButton } from '../../../../ui/move-button.tsx';
import classes from '../content.module.css';
import { contentTexts } from '../content.texts.ts';

interface NodeActionsProps {
  name: string;
  index: number;
  count: number;
  canRemove: boolean;
  onMove: (index: number) => void;
  onDuplicate: () => void;
  onCopy: () => void;
  onRemove: () => void;
  children?: ReactNode;
}

/** The actions of a section or element: up, down, choose a position, and the rest in a menu. */
export function NodeActions(props: NodeActionsProps) {
  const { name, index, count, onMove } = props;
  const t = useTexts(contentTexts);
  return (
    <div className={classes.actions}>
      {count > 1 && (
        <>
          <MoveButton
            direction="up"
            label={t.moveUp(name)}
            isAtEnd={index === 0}
            onMove={() => onMove(index - 1)}
          />
          <MoveButton
            direction="down"
            label={t.moveDown(name)}
            isAtEnd={index === count - 1}
            onMove={() => onMove(index + 1)}
          />
          <Position {...props} />
        </>
      )}
      <More {...props} />
    </div>
  );
}

/** Lists up to this length fill every position select immediately. */
const SHORT = 20;

/**
 * A native select: there may be hundreds of them. In a long list each is filled only when the pointer or the focus
 * reaches it, because filling all would cost the square of the length.
 */
function Position({ name, index, count, onMove }: NodeActionsProps) {
  const t = useTexts(contentTexts);
  const [isWanted, setWanted] = useState(false);
  return (
    <select
      className={classes.position}
      aria-label={t.position(name)}
      value={String(index + 1)}
      onPointerDown={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onChange={(event) => onMove(Number(event.currentTarget.value) - 1)}
    >
      {isWanted || count <= SHORT ? <Positions count={count} /> : <option>{index + 1}</option>}
    </select>
  );
}

const Positions = memo(function Positions({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => <option key={String(at)}>{at + 1}</option>);
});

/** The menu is created on first use, for the same reason. */
function More(props: NodeActionsProps) {
  const t = useTexts(contentTexts);
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const dots = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t.more(props.name)}
      aria-haspopup="menu"
      onClick={() => {
        setMade(true);
        setOpen(true);
      }}
    >
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
  if (!isMade) return dots;
  return (
    <Menu position="bottom-end" withinPortal opened={isOpen} onChange={setOpen}>
      <Menu.Target>{dots}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopyPlus size={16} aria-hidden />} onClick={props.onDuplicate}>
          {t.duplicate}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={props.onCopy}>
          {t.copy}
        </Menu.Item>
        {props.children}
        <Menu.Divider />
        <Menu.Item
          c="red"
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
