import { Button } from '@mantine/core';
import { IconFilterOff, IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { EmptyNotice } from '../empty-notice.tsx';
import { listTexts } from './list.texts.ts';

/** Shown when there are no records at all: a text, and a button to create the first record (LST-20). */
export const EmptyList = ({ text, action }: { text: string; action: ReactNode }) => (
  <EmptyNotice icon={<IconInbox size={36} stroke={1.5} aria-hidden />} title={text} action={action} />
);

/** Shown when the filters hide all rows. */
export function NoMatches({ onClear }: { onClear: () => void }) {
  const texts = useTexts(listTexts);
  return (
    <EmptyNotice
      icon={<IconFilterOff size={36} stroke={1.5} aria-hidden />}
      title={texts.noMatches}
      hint={texts.noMatchesHint}
      action={
        <Button variant="default" onClick={onClear}>
          {texts.clearFilters}
        </Button>
      }
    />
  );
}
