import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { commonTexts } from '../platform/common.texts.ts';
import { useTexts } from '../platform/texts.ts';
import classes from './form/action-bar.module.css';
import { listSearch } from './list/last-address.ts';

/** The link back to a list, with its last filters and page. */
export function BackButton({ to }: { to: string }) {
  const { back } = useTexts(commonTexts);
  return (
    <Button
      renderRoot={(props) => <Link {...props} to={to} search={listSearch(to)} />}
      variant="default"
      aria-label={back}
      className={classes.quiet}
    >
      <IconArrowLeft size={18} aria-hidden />
      <span className={classes.word}>{back}</span>
    </Button>
  );
}
