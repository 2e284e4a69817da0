import { Button, Group } from '@mantine/core';
import { languages } from '@share/contract/shared/languages.ts';
import { useLanguage } from '../platform/language.tsx';
import { useTexts } from '../platform/texts.ts';
import { uiTexts } from './ui.texts.ts';

/** Switches between Polish and English (LNG-06). */
export function LanguageSwitcher() {
  const { language, setLanguage } = useLanguage();
  const texts = useTexts(uiTexts);
  return (
    <Group gap={2} role="group" aria-label={texts.language} wrap="nowrap">
      {languages.map((one) => (
        <Button
          key={one}
          size="compact-sm"
          variant={one === language ? 'light' : 'subtle'}
          color={one === language ? 'brand' : 'gray'}
          lang={one}
          aria-label={`${one.toUpperCase()}, ${texts.languageNames[one]}`}
          aria-pressed={one === language}
          onClick={() => setLanguage(one)}
        >
          {one.toUpperCase()}
        </Button>
      ))}
    </Group>
  );
}
