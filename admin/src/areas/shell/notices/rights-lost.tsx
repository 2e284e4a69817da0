import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/texts.ts';
import { shellTexts } from '../shell.texts.ts';
import { NoticePage } from './notice-page.tsx';

/** Replaces a screen whose permission was removed while it was open. */
export function RightsLost() {
  const texts = useTexts(shellTexts);
  return (
    <NoticePage title={texts.rightsLostTitle} text={texts.rightsLostText}>
      <Button component={Link} to="/" mt="sm">
        {texts.backToDashboard}
      </Button>
    </NoticePage>
  );
}
