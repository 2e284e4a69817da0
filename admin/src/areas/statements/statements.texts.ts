import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages, counted } from '../../platform/texts.ts';
import { showing } from '../../ui/list/showing.texts.ts';

export const linesPl = (count: number) =>
  counted('pl', count, { one: 'operacja', few: 'operacje', many: 'operacji', other: 'operacji' });
export const linesEn = (count: number) => counted('en', count, { one: 'line', other: 'lines' });

export const statementsTexts = bothLanguages({
  pl: {
    title: 'Wyciągi bankowe',
    empty: 'Nie zaimportowano jeszcze żadnego wyciągu.',
    show: showing.pl('wyciąg', 'wyciągi', 'wyciągów'),
    nameOf: (day: string) => `Wyciąg do ${day}`,
    add: 'Importuj wyciąg',
    createTitle: 'Import wyciągu',
    account: 'Rachunek',
    number: 'Numer',
    from: 'Od',
    to: 'Do',
    opening: 'Saldo początkowe',
    closing: 'Saldo końcowe',
    lines: 'Operacje',
    open: 'Do decyzji',
    isOpen: 'Z operacjami do decyzji',
    importedAt: 'Zaimportowany',
    importedBy: 'Przez',
    encoding: 'Kodowanie',
    encodings: {
      'utf-8': 'UTF-8',
      'windows-1250': 'Windows-1250',
      'iso-8859-2': 'ISO-8859-2',
      ibm852: 'IBM852 (DOS)',
    },
    known: (count: number) => `Także we wcześniejszym wyciągu: ${linesPl(count)}. Liczą się raz.`,
    facts: 'Dane wyciągu',
    file: 'Plik',
    download: (name: string) => `Pobierz plik ${name}`,
    downloadFailed: 'Nie udało się pobrać pliku',
    gap: (amount: string) =>
      `Saldo początkowe różni się o ${amount} od salda końcowego poprzedniego wyciągu. Czy któregoś brakuje?`,
    toDecide: (count: number) => `Do decyzji: ${formatNumber(count, 'pl')}`,
    toast: { done: 'Wyciąg zaimportowano', failed: 'Nie udało się zaimportować wyciągu' },
  },
  en: {
    title: 'Bank statements',
    empty: 'No statement has been imported yet.',
    show: showing.en('statement', 'statements'),
    nameOf: (day: string) => `Statement to ${day}`,
    add: 'Import a statement',
    createTitle: 'Import of a statement',
    account: 'Account',
    number: 'Number',
    from: 'From',
    to: 'To',
    opening: 'Opening balance',
    closing: 'Closing balance',
    lines: 'Lines',
    open: 'To decide',
    isOpen: 'With lines to decide',
    importedAt: 'Imported on',
    importedBy: 'By',
    encoding: 'Encoding',
    encodings: {
      'utf-8': 'UTF-8',
      'windows-1250': 'Windows-1250',
      'iso-8859-2': 'ISO-8859-2',
      ibm852: 'IBM852 (DOS)',
    },
    known: (count: number) => `Also in an earlier statement: ${linesEn(count)}. They count once.`,
    facts: 'Statement details',
    file: 'File',
    download: (name: string) => `Download the file ${name}`,
    downloadFailed: 'The file could not be downloaded',
    gap: (amount: string) =>
      `The opening balance differs by ${amount} from the closing balance of the statement before. Is one missing?`,
    toDecide: (count: number) => `To decide: ${formatNumber(count, 'en')}`,
    toast: { done: 'Statement imported', failed: 'The statement could not be imported' },
  },
});
