import { Anchor, List } from '@mantine/core';
import { fieldInWords } from '@share/contract/shared/content/field-in-words.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import type { MissingText } from './not-ready.ts';
import { visibilityTexts } from './visibility.texts.ts';

interface MissingTextsProps {
  missing: readonly MissingText[];
  language: Language;
  onGo: (text: MissingText) => void;
}

const MOST_NAMED = 8;

/** The texts that a language lacks, each as a link to its field. */
export function MissingTexts({ missing, language: lacking, onGo }: MissingTextsProps) {
  const t = useTexts(visibilityTexts);
  const { language } = useLanguage();
  const found = missing.filter((text) => text.language === lacking);
  return (
    <List size="sm" withPadding>
      {found.slice(0, MOST_NAMED).map((text) => (
        <List.Item key={text.path}>
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="start"
            display="block"
            mih={28}
            onClick={() => onGo(text)}
          >
            {fieldInWords(text.path, language, 'offer')}
          </Anchor>
        </List.Item>
      ))}
      {found.length > MOST_NAMED && <List.Item>{t.further(found.length - MOST_NAMED)}</List.Item>}
    </List>
  );
}
