import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  type MissingBecause,
  reloadForNewVersion,
  whyMissing,
} from '../../../platform/page/program-version.ts';
import { useTexts } from '../../../platform/texts.ts';
import { shellTexts } from '../shell.texts.ts';
import { NoticePage } from './notice-page.tsx';

/** Shown in place of a screen whose program could not be loaded, as after a new version was installed: reloads, or says so. */
export function MissingPart() {
  const texts = useTexts(shellTexts);
  const [why, setWhy] = useState<MissingBecause | null>(null);
  useEffect(() => {
    void whyMissing().then((found) => {
      if (found === 'new version' && reloadForNewVersion()) return;
      setWhy(found);
    });
  }, []);
  if (why === null) return null;
  const isNew = why === 'new version';
  return (
    <NoticePage
      title={isNew ? texts.newVersionTitle : texts.crashTitle}
      text={isNew ? texts.newVersionText : texts.missingPartText}
    >
      <Button mt="sm" onClick={() => window.location.reload()}>
        {texts.reloadPage}
      </Button>
    </NoticePage>
  );
}
