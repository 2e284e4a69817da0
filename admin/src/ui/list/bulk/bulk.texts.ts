import { bothLanguages, plural } from '../../../platform/texts.ts';

export const bulkTexts = bothLanguages({
  pl: {
    choose: (name: string) => `Zaznacz: ${name}`,
    chosen: (count: number) => `Zaznaczono: ${count}`,
    all: (count: number) => `Zaznacz wszystkie na stronie (${count})`,
    clear: 'Odznacz',
    bar: 'Działania na zaznaczonych',
    exportChosen: 'Eksportuj zaznaczone',
    deleteChosen: 'Usuń',
    deleteTitle: (count: number) => `Usunąć zaznaczone (${count})?`,
    deleteMessage: 'Tej czynności nie można cofnąć.',
    leftOut: (count: number) =>
      `Pominięto ${count} – tej czynności nie można na ${plural('pl', count, { one: 'tej pozycji', other: 'tych pozycjach' })} teraz wykonać.`,
    progress: (done: number, all: number) => `Wykonano ${done} z ${all}`,
    result: (done: number, failed: number) => `Udało się: ${done}, nie udało się: ${failed}`,
    waiting: 'Czeka',
    done: 'Zrobione',
    stop: 'Przerwij',
    stopped: 'Nie wykonano',
  },
  en: {
    choose: (name: string) => `Select ${name}`,
    chosen: (count: number) => `${count} selected`,
    all: (count: number) => `Select all on this page (${count})`,
    clear: 'Clear selection',
    bar: 'Actions on the selection',
    exportChosen: 'Export selected',
    deleteChosen: 'Delete',
    deleteTitle: (count: number) => `Delete the selected items (${count})?`,
    deleteMessage: 'This cannot be undone.',
    leftOut: (count: number) =>
      `${count} left out: this cannot be done with ${plural('en', count, { one: 'it', other: 'them' })} now.`,
    progress: (done: number, all: number) => `${done} of ${all} done`,
    result: (done: number, failed: number) => `Succeeded: ${done}, failed: ${failed}`,
    waiting: 'Waiting',
    done: 'Done',
    stop: 'Stop',
    stopped: 'Not done',
  },
});
