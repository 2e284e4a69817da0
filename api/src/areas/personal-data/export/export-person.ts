import { Readable } from 'node:stream';
import type { Context } from '../../../platform/context.ts';
import type { Download } from '../../../platform/http/serve-download.ts';
import { audit } from '../../../platform/records/audit.ts';
import { findRecord } from '../../../platform/records/records.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeRights, readStanding, refuseBeyond } from '../../rights/rights.shared.ts';
import { userRecords } from '../../users/users.shared.ts';
import { readJournal } from './journal-section.ts';
import { sections } from './sections.ts';

/**
 * Everything stored about a person, as one JSON file that people can read as well. It is written section by section while it is
 * sent. It contains nothing about anybody else: members of staff appear as `staff`, whatever their name.
 */
export async function exportPerson(context: Context, id: number): Promise<Download> {
  const attempt = { action: 'user.export-data', entity: 'user' as const, id };
  await changeRights(context, attempt, async (tx, actor) => {
    const stored = await findRecord(tx, userRecords, id);
    const person = await readStanding(tx, id);
    if (!person) throw new Error('A user that was just read is gone');
    if (stored.erasedAt) throw new Refusal('USER_IS_ERASED');
    refuseBeyond(actor, { people: [person] });
    // The entry is written before anything is sent, so that no file leaves without one.
    await audit(tx, context, attempt);
  });
  return {
    fileName: `person-${id}.json`,
    contentType: 'application/json; charset=utf-8',
    bytes: Readable.from(write(context, id), { objectMode: false }),
  };
}

async function* write(context: Context, id: number): AsyncGenerator<string> {
  const { language } = context;
  const titles = Object.entries(sections).map(([name, { title }]) => [name, title[language]]);
  const about = {
    person: id,
    writtenAt: context.now().toISOString(),
    sections: { ...Object.fromEntries(titles), journal: JOURNAL[language] },
    notes: NOTES[language],
  };
  yield `{\n  "file": ${indented(about)}`;
  for (const [name, { read }] of Object.entries(sections)) {
    yield `,\n  ${JSON.stringify(name)}: ${indented(await read(context, id))}`;
  }
  yield ',\n  "journal": [';
  let separator = '';
  for await (const entry of readJournal(context, id)) {
    yield `${separator}\n    ${JSON.stringify(entry)}`;
    separator = ',';
  }
  yield '\n  ]\n}\n';
}

const indented = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');

const JOURNAL = {
  pl: 'Dziennik: co zmieniono w danych tej osoby i co ta osoba zrobiła',
  en: 'Journal: what was changed in the data of this person, and what this person did',
};

const NOTES = {
  pl: [
    'Czas jest podany w UTC (ISO 8601), kwoty w PLN.',
    'Szkice formularzy są zapisane tylko w przeglądarkach pracowników, zaszyfrowane; serwer ich nie ma.',
    'Hasła, kody i sekrety nie są częścią pliku: serwer zna tylko ich skróty albo ma je zaszyfrowane.',
    'Wiadomości z formularza kontaktowego i niedokończone rejestracje są w pliku, gdy właściciel adresu go potwierdził, otwierając link wysłany na ten adres.',
    'Treść e-maila, którego link otwiera konto, jest usuwana zaraz po wysłaniu.',
  ],
  en: [
    'Times are UTC (ISO 8601), amounts are PLN.',
    'Drafts of forms are stored in the browsers of staff only, encrypted; the server has none.',
    'Passwords, codes and secrets are not in this file: the server knows their hashes only, or holds them encrypted.',
    'Messages of the contact form and unfinished registrations are in this file once the owner of the address has confirmed it by opening a link that was mailed there.',
    'The text of an e-mail whose link opens an account is deleted as soon as it is sent.',
  ],
};
