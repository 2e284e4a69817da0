import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTexts } from '../platform/texts.ts';
import classes from './order-menu.module.css';
import { uiTexts } from './ui.texts.ts';

interface OrderMenuProps {
  /** The name of the entry, for accessible names. */
  name: string;
  index: number;
  count: number;
  onMove: (index: number) => void;
}

/**
 * Moves an entry of a list without dragging, by one place or to any. The menu is created on first use, and absent if there is
 * only one place.
 */
export function OrderMenu(props: OrderMenuProps) {
  const { count, name } = props;
  const t = useTexts(uiTexts);
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (count < 2) return null;
  const move = (index: number) => {
    const list = button.current?.closest('ol, ul');
    props.onMove(index);
    // Waits until the entry is at its new place, because moving it takes the focus from its elements.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        list?.querySelectorAll<HTMLElement>(':scope > li [data-order-menu]')[index]?.focus(),
      ),
    );
  };
  const target = (
    <ActionIcon
      ref={button}
      data-order-menu
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t.moveNamed(name)}
      aria-haspopup="menu"
      onClick={() => {
        setMade(true);
        setOpen(true);
      }}
    >
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
  if (!isMade) return target;
  return (
    <Menu position="bottom-end" withinPortal opened={isOpen} onChange={setOpen}>
      <Menu.Target>{target}</Menu.Target>
      <Places {...props} onMove={move} />
    </Menu>
  );
}

/** The items of a menu that move an entry of a list by one place. */
export function MoveByOne({ index, count, onMove }: Omit<OrderMenuProps, 'name'>) {
  const t = useTexts(uiTexts);
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowUp size={16} aria-hidden />}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        {t.moveUp}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={16} aria-hidden />}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        {t.moveDown}
      </Menu.Item>
    </>
  );
}

function Places({ index, count, onMove }: OrderMenuProps) {
  const t = useTexts(uiTexts);
  return (
    <Menu.Dropdown className={classes.menu}>
      <MoveByOne index={index} count={count} onMove={onMove} />
      <Menu.Divider />
      {Array.from({ length: count }, (_, at) => (
        <Menu.Item
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
          key={at}
          disabled={at === index}
          onClick={() => onMove(at)}
        >
          {t.toPosition(at + 1)}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  );
}
