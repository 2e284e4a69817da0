import { Anchor } from '@mantine/core';
import { useRuntimeConfig } from '../../../platform/runtime-config.ts';
import { useTexts } from '../../../platform/texts.ts';
import { shellTexts } from '../shell.texts.ts';
import classes from './frame.module.css';

/** The footer of every screen (SHL-09). */
export function Footer() {
  const texts = useTexts(shellTexts);
  const links = useRuntimeConfig()?.footerLinks;
  if (!links) return null;
  return (
    <footer className={classes.footer}>
      {(['privacy', 'legal', 'contact'] as const).map((name) => (
        <Anchor key={name} href={links[name]} target="_blank" rel="noreferrer" size="sm" c="dimmed">
          {texts[name]}
        </Anchor>
      ))}
    </footer>
  );
}
