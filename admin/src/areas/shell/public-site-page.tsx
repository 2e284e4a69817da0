import { Button } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { endSplash } from '../../platform/page/splash.ts';
import { useTexts } from '../../platform/texts.ts';
import classes from './notices/notice-page.module.css';
import { NoticePage } from './notices/notice-page.tsx';
import { shellTexts } from './shell.texts.ts';

/** The target of the links in the footer while the public site has no address of its own (SHL-09). */
export function PublicSitePage() {
  const texts = useTexts(shellTexts);
  const titles: Record<string, string> = {
    '/privacy': texts.privacy,
    '/legal': texts.legal,
    '/contact': texts.contact,
  };
  const title = useLocation({ select: ({ pathname }) => titles[pathname] ?? '' });
  useEffect(endSplash, []);
  return (
    <main className={classes.alone}>
      <NoticePage title={title} text={texts.publicSiteText}>
        <Button component={Link} to="/" mt="sm">
          {texts.backToDashboard}
        </Button>
      </NoticePage>
    </main>
  );
}
