import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import classes from './find.module.css';
import { findTexts } from './find.texts.ts';
import { FindDialog } from './find-dialog.tsx';
import type { Known } from './use-found.ts';

/** The name of the shortcut on Apple's keyboards and on others. */
const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** The field of the top bar, which opens the search, as Ctrl+K and ⌘K do everywhere. */
export function FindAnything(known: Known) {
  const texts = useTexts(findTexts);
  const [isOpen, setOpen] = useState(false);
  useHotkeys([['mod+K', () => setOpen(true)]], [], true);
  return (
    <>
      <UnstyledButton
        className={classes.field}
        aria-label={texts.findAnything}
        data-keys={KEYS}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <IconSearch size={18} aria-hidden />
        <span>{texts.findAnything}</span>
      </UnstyledButton>
      {isOpen && <FindDialog {...known} onClose={() => setOpen(false)} />}
    </>
  );
}
