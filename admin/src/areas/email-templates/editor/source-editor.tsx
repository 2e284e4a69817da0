import { Skeleton, Text } from '@mantine/core';
import type { TemplateFault } from '@share/contract/areas/email-templates/template-faults.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { type RefObject, useId, useMemo } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { errorText } from '../../../ui/error-text.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { editorTexts } from './editor.texts.ts';
import type { Insert } from './insert.ts';

/** The editor is large, so it is loaded when a source is opened. */
const SourceCode = lazyPart(() => import('./source-code.tsx'));

interface SourceEditorProps {
  source: string;
  label: string;
  height: number;
  hasError: boolean;
  isReadOnly: boolean;
  faults: readonly TemplateFault[];
  goTo: { from: number; to: number } | null;
  onType: (source: string) => void;
  onBlur: () => void;
  insert: RefObject<Insert>;
}

/** The source, with each fault marked at its place, and a hint how to leave it by keyboard. */
export function SourceEditor({ faults, height, ...props }: SourceEditorProps) {
  const t = useTexts(editorTexts);
  const { language } = useLanguage();
  const id = useId();
  const marks = useMemo(
    () =>
      faults.flatMap(({ code, what, place }) =>
        place ? [{ ...place, message: `${what}: ${errorText(language, code)}` }] : [],
      ),
    [faults, language],
  );
  return (
    <div>
      <SourceCode
        meanwhile={<Skeleton height={height} />}
        {...props}
        height={height}
        marks={marks}
        phrases={sourcePhrases[language]}
        describedBy={id}
      />
      <Text size="sm" c="dimmed" id={id} mt={4}>
        {props.isReadOnly ? t.readOnlyHint : t.keysHint}
      </Text>
    </div>
  );
}

/** The words of the source editor's own search and marks, by their English ones. */
const sourcePhrases: Record<Language, Record<string, string>> = {
  pl: {
    Find: 'Szukaj',
    Replace: 'Zamień na',
    next: 'następne',
    previous: 'poprzednie',
    all: 'wszystkie',
    'match case': 'wielkość liter',
    regexp: 'wyrażenie regularne',
    'by word': 'całe słowa',
    replace: 'zamień',
    'replace all': 'zamień wszystkie',
    close: 'zamknij',
    'current match': 'bieżące trafienie',
    'on line': 'w wierszu',
    'replaced match on line $': 'zamieniono w wierszu $',
    'replaced $ matches': 'zamieniono: $',
    'Go to line': 'Przejdź do wiersza',
    go: 'przejdź',
    Diagnostics: 'Do poprawienia',
    'No diagnostics': 'Nic do poprawienia',
    'Control character': 'Znak sterujący',
  },
  en: {},
};
