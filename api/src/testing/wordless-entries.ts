import { actionInWords } from '@share/contract/areas/journal/words/action-words.ts';
import { recordWord } from '@share/contract/areas/journal/words/record-words.ts';
import { valueInWords } from '@share/contract/areas/journal/words/value-words.ts';
import { nameOfField } from '@share/contract/shared/content/field-in-words.ts';
import { languages } from '@share/contract/shared/languages.ts';
import { changesOf } from '../areas/journal/changes-of.ts';
import { readableValues } from '../areas/journal/readable-values.ts';
import type { Context } from '../platform/context.ts';
import { auditEntries } from '../platform/records/audit.ts';
import { openEntries } from '../platform/records/personal-values.ts';

/** Codes of programs: `fullWidthGallery`, `NOT_FOUND`, `order.accept`, `older-pl`. */
const CODE = /^([a-z]+([A-Z][a-z]+)+|[A-Z]{2,}(_[A-Z]+)+|admin:.*)$/;

/** Fields and values of the audit trail that the journal would show as a program calls them. */
export async function wordlessEntries(context: Context): Promise<string[]> {
  const entries = await openEntries(context, await context.db.select().from(auditEntries));
  const found = new Set<string>();
  for (const { action, entity, before, after } of entries) {
    for (const language of languages) {
      if (CODE.test(actionInWords(action, language)) || CODE.test(recordWord(entity, language)))
        found.add(action);
      const shown = readableValues({ action, before, after, person: null });
      for (const change of changesOf(shown.before, shown.after)) {
        for (const name of change.path.split('.'))
          if (!name.startsWith('#') && name !== 'data' && !nameOfField(name, entity))
            found.add(`${action}: the field ${name} of ${change.path}`);
        for (const value of [change.before, change.after]) {
          const words = valueInWords({ ...change, entity }, value, { language });
          if (CODE.test(words)) found.add(`${action}: ${change.path} = ${words}`);
        }
      }
    }
  }
  return [...found];
}
