import { UnstyledButton } from '@mantine/core';
import { type Language, languages } from '@share/contract/shared/languages.ts';
import { IconLanguage } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { useFormContext } from '../../../ui/form/form-context.ts';
import { gapTexts } from '../../../ui/list/gap.texts.ts';
import { goToMissing } from '../visibility/go-to-text.ts';
import { type MissingText, missingInSections } from '../visibility/not-ready.ts';
import classes from './content.module.css';
import { contentTexts } from './content.texts.ts';
import { useContentStore, useDebouncedContent } from './store/use-content.ts';

/** How many texts of the sections each language lacks; each press leads to the next one. */
export function MissingInSections() {
  const content = useDebouncedContent((present) => present.content);
  const missing = useMemo(() => missingInSections(content), [content]);
  return languages.map((language) => {
    const found = missing.filter((text) => text.language === language);
    return found.length > 0 && <NextMissing key={language} language={language} found={found} />;
  });
}

function NextMissing({ language, found }: { language: Language; found: readonly MissingText[] }) {
  const t = useTexts(contentTexts);
  const { marks } = useTexts(gapTexts);
  const { languages: form } = useFormContext();
  const store = useContentStore();
  const last = useRef({ path: '', index: -1 });
  const goToNext = () => {
    const { path, index } = last.current;
    // If the last text has been filled in, the next one has moved to its place.
    const next = (found.some((text) => text.path === path) ? index + 1 : Math.max(index, 0)) % found.length;
    const text = found[next];
    if (!text) return;
    last.current = { path: text.path, index: next };
    goToMissing(store, form, text);
  };
  return (
    <UnstyledButton className={`${classes.row} ${classes.missing}`} title={t.nextMissing} onClick={goToNext}>
      <IconLanguage size={16} aria-hidden />
      {marks[`missing-${language}`]}: {found.length}
    </UnstyledButton>
  );
}
