import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages, plural } from '../../../platform/texts.ts';

export const bulkTexts = bothLanguages({
  pl: {
    choose: (name: string) => `Zaznacz: ${name}`,
    chosen: (count: number) => `Zaznaczono: ${formatNumber(count, 'pl')}`,
    all: (count: number) => `Zaznacz wszystkie na stronie (${formatNumber(count, 'pl')})`,
    clear: 'Odznacz',
    bar: 'Działania na zaznaczonych',
    exportChosen: 'Eksportuj zaznaczone',
    deleteChosen: 'Usuń',
    deleteTitle: (count: number) => `Usunąć zaznaczone (${formatNumber(count, 'pl')})?`,
    deleteMessage: 'Tej czynności nie można cofnąć.',
    leftOut: (count: number) =>
      `Pominięto ${formatNumber(count, 'pl')} – tej czynności nie można na ${plural('pl', count, { one: 'tej pozycji', other: 'tych pozycjach' })} teraz wykonać.`,
    progress: (done: number, all: number) =>
      `Wykonano ${formatNumber(done, 'pl')} z ${formatNumber(all, 'pl')}`,
    result: (done: number, failed: number) =>
      `Udało się: ${formatNumber(done, 'pl')}, nie udało się: ${formatNumber(failed, 'pl')}`,
    waiting: 'Czeka',
    done: 'Zrobione',
    stop: 'Przerwij',
    stopped: 'Nie wykonano',
  },
  en: {
    choose: (name: string) => `Select ${name}`,
    chosen: (count: number) => `${formatNumber(count, 'en')} selected`,
    all: (count: number) => `Select all on this page (${formatNumber(count, 'en')})`,
    clear: 'Clear selection',
    bar: 'Actions on the selection',
    exportChosen: 'Export selected',
    deleteChosen: 'Delete',
    deleteTitle: (count: number) => `Delete the selected items (${formatNumber(count, 'en')})?`,
    deleteMessage: 'This cannot be undone.',
    leftOut: (count: number) =>
      `${formatNumber(count, 'en')} left out: this cannot be done with ${plural('en', count, { one: 'it', other: 'them' })} now.`,
    progress: (done: number, all: number) => `${formatNumber(done, 'en')} of ${formatNumber(all, 'en')} done`,
    result: (done: number, failed: number) =>
      `Succeeded: ${formatNumber(done, 'en')}, failed: ${formatNumber(failed, 'en')}`,
    waiting: 'Waiting',
    done: 'Done',
    stop: 'Stop',
    stopped: 'Not done',
  },
});
