import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/texts.ts';
import { shellTexts } from '../shell.texts.ts';
import { NoticePage } from './notice-page.tsx';

/** The not-found page inside the frame (RTE-10, RTE-11). */
export function NotFound() {
  const texts = useTexts(shellTexts);
  return (
    <NoticePage title={texts.notFoundTitle} text={texts.notFoundText}>
      <Button component={Link} to="/" mt="sm">
        {texts.backToDashboard}
      </Button>
    </NoticePage>
  );
}
