import type { Language } from '../languages.ts';

type Unit = 'minute' | 'second';
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** In Polish as the object of a verb: "odczekaj 1 minutę". */
const units: Record<Language, Record<Unit, Forms>> = {
  pl: {
    minute: { one: 'minutę', few: 'minuty', other: 'minut' },
    second: { one: 'sekundę', few: 'sekundy', other: 'sekund' },
  },
  en: {
    minute: { one: 'minute', other: 'minutes' },
    second: { one: 'second', other: 'seconds' },
  },
};

/** A number of seconds in words: "1 minute", "9 minutes 58 seconds". */
export function waitInWords(seconds: number, language: Language): string {
  const parts: [number, Unit][] = [
    [Math.floor(seconds / 60), 'minute'],
    [seconds % 60, 'second'],
  ];
  const present = parts.filter(([count]) => count > 0);
  return (present.length > 0 ? present : parts.slice(1)).map((part) => inWords(part, language)).join(' ');
}

function inWords([count, unit]: [number, Unit], language: Language): string {
  const forms = units[language][unit];
  return `${count} ${forms[new Intl.PluralRules(language).select(count)] ?? forms.other}`;
}
