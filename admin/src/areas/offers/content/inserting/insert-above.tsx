import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCirclePlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { useFormContext } from '../../../../ui/form/form-context.ts';
import classes from '../content.module.css';
import { contentTexts } from '../content.texts.ts';
import { insertBeside } from '../content-actions.ts';
import { useContentStore } from '../store/use-content.ts';

/** The "+" above a card on touch screens, which have no pointer for the "+" of `InsertArea`; other screens do not show it. */
export function InsertAbove({ id, name }: { id: string; name: string }) {
  const t = useTexts(contentTexts);
  const { isReadOnly } = useFormContext();
  const store = useContentStore();
  const own = useRef<HTMLButtonElement>(null);
  const hasPointer = !useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false });
  if (isReadOnly || hasPointer) return null;
  const insert = async (at: DOMRect) => {
    if (!(await insertBeside(store, id, 'above', at))) own.current?.focus();
  };
  return (
    <li className={classes.above}>
      <ActionIcon
        ref={own}
        variant="transparent"
        color="gray"
        aria-label={t.insertAboveOf(name)}
        onClick={(event) => void insert(event.currentTarget.getBoundingClientRect())}
      >
        <IconCirclePlus size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}
