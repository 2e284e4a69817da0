import { Button, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { commonTexts } from '../platform/common.texts.ts';
import { useTexts } from '../platform/texts.ts';
import { BackButton } from './back-button.tsx';
import bar from './form/action-bar.module.css';
import classes from './form/form-frame.module.css';
import { PageHeader } from './page-header.tsx';
import { RecordHead, type RecordHeadParts } from './record/record-head.tsx';

interface ViewFrameProps {
  title: string;
  /** Set if the record belongs to a list. */
  head?: RecordHeadParts;
  /** The path of the list. */
  back: string;
  onReload: () => void;
  isReloading: boolean;
  /** The actions on the record, to the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a read-only record; FormFrame is its counterpart for forms. */
export function ViewFrame({ title, head, back, onReload, isReloading, actions, children }: ViewFrameProps) {
  const common = useTexts(commonTexts);
  return (
    <div>
      <Stack gap="md" className={classes.content}>
        {head ? (
          <RecordHead {...head} title={title} actions={actions} />
        ) : (
          <PageHeader title={title}>{actions}</PageHeader>
        )}
        {children}
      </Stack>
      <div className={bar.bar}>
        <BackButton to={back} />
        <Button
          variant="default"
          aria-label={common.reload}
          className={bar.quiet}
          loading={isReloading}
          onClick={onReload}
        >
          <IconRefresh size={18} aria-hidden />
          <span className={bar.word}>{common.reload}</span>
        </Button>
      </div>
    </div>
  );
}
