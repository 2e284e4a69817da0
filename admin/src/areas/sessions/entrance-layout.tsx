import { Text } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { commonTexts } from '../../platform/common.texts.ts';
import { endSplash } from '../../platform/page/splash.ts';
import { useTexts } from '../../platform/texts.ts';
import { Brand } from '../../ui/brand.tsx';
import { LanguageSwitcher } from '../../ui/language-switcher.tsx';
import classes from './entrance.module.css';
import { sessionsTexts } from './sessions.texts.ts';

/** The layout of the screens before sign-in: brand on the left, form in the middle, language switch above (LNG-06). */
export function EntranceLayout() {
  const texts = useTexts(sessionsTexts);
  const { brand } = useTexts(commonTexts);
  useEffect(endSplash, []);
  return (
    <div className={classes.entrance}>
      <aside className={classes.poster} aria-label={brand}>
        <Brand size={40} />
        <div className={classes.shares} aria-hidden>
          {Array.from({ length: 16 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sixteen equal squares that never move
            <span key={index} />
          ))}
        </div>
        <div>
          <Text className={classes.claim}>{texts.claim}</Text>
          <Text className={classes.subClaim}>{texts.subClaim}</Text>
        </div>
      </aside>
      <div className={classes.side}>
        <header className={classes.head}>
          <div className={classes.smallBrand}>
            <Brand size={32} />
          </div>
          <LanguageSwitcher />
        </header>
        <main className={classes.middle}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
