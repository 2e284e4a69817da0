import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { languages } from '@share/contract/shared/languages.ts';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useStore } from '../../../platform/store.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useFormContext } from '../../form/form-context.ts';
import { fieldTexts } from '../fields.texts.ts';
import { markOf, useShowsOneLanguage } from './form-languages.ts';
import classes from './language-switch.module.css';

/**
 * Switches the language of all bilingual fields of a form on a phone; a dot marks a language that lacks a text or has an error.
 * Absent while the open tab has no bilingual fields.
 */
export function LanguageSwitch() {
  const texts = useTexts(fieldTexts);
  const common = useTexts(commonTexts);
  const { languages: form } = useFormContext();
  const marks = useStore(form.marks);
  const shown = useStore(form.shown);
  const isOfUse = [...marks.values()].some(({ isOnOpenTab }) => isOnOpenTab);
  if (!useShowsOneLanguage() || !isOfUse) return null;
  const names = { pl: common.polish, en: common.english };
  const words = { error: texts.hasError, missing: texts.textMissing };
  return (
    <div className={classes.bar}>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={texts.languageOfTexts}
        value={shown}
        onChange={form.shown.set}
        data={languages.map((language) => {
          const mark = markOf(marks, language);
          return {
            value: language,
            label: (
              <>
                {names[language]}
                {mark && (
                  <>
                    <span className={classes.dot} data-mark={mark} aria-hidden />
                    <VisuallyHidden component="span"> {words[mark]}</VisuallyHidden>
                  </>
                )}
              </>
            ),
          };
        })}
      />
    </div>
  );
}
