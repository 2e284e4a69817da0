import { ActionIcon, Stack } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { BottomSheet } from '../../sheet/bottom-sheet.tsx';
import { listTexts } from '../list.texts.ts';
import { RowMenuContext } from './row-action.tsx';

/**
 * The actions of a row behind one button, where its values leave no room for them. The actions stay part of the row and render
 * their items into the menu.
 */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const t = useTexts(listTexts);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [lines, setLines] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wanted = useRef<(() => void) | undefined>(undefined);
  const close = (act?: () => void) => {
    wanted.current = act;
    setOpen(false);
  };
  // A dialogue that opens takes the focus, and returns it to the button.
  const goOn = () => {
    button.current?.focus({ preventScroll: true });
    wanted.current?.();
  };
  return (
    <>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t.actionsOf(name)}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <IconDotsVertical size={18} aria-hidden />
      </ActionIcon>
      <BottomSheet
        opened={isOpen}
        onClose={() => close()}
        title={name}
        returnFocus={false}
        onExitTransitionEnd={goOn}
      >
        <Stack gap={0} ref={setLines} />
      </BottomSheet>
      {wasOpened && <RowMenuContext value={{ lines, close }}>{children}</RowMenuContext>}
    </>
  );
}
