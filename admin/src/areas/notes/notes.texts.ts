import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../platform/texts.ts';

export const notesTexts = bothLanguages({
  pl: {
    title: 'Notatki',
    counted: (count: number) => `Notatki (${formatNumber(count, 'pl')})`,
    hint: 'Czytają ją tylko pracownicy, którzy widzą ten ekran.',
    empty: 'Nie ma jeszcze notatek.',
    failed: 'Nie udało się wczytać notatek',
    add: 'Dodaj notatkę',
    addTitle: 'Nowa notatka',
    text: 'Treść notatki',
    save: 'Zapisz notatkę',
    remove: (by: string, at: string) => `Usuń notatkę (${by}, ${at})`,
    removeTitle: 'Usunąć tę notatkę?',
    removeMessage: 'Zniknie dla wszystkich. Tej czynności nie można cofnąć.',
    removeLabel: 'Usuń notatkę',
    toasts: {
      add: { done: 'Notatka dodana', failed: 'Nie udało się dodać notatki' },
      remove: { done: 'Notatka usunięta', failed: 'Nie udało się usunąć notatki' },
    },
  },
  en: {
    title: 'Notes',
    counted: (count: number) => `Notes (${formatNumber(count, 'en')})`,
    hint: 'Only colleagues who see this screen read it.',
    empty: 'There are no notes yet.',
    failed: 'The notes could not be loaded',
    add: 'Add a note',
    addTitle: 'New note',
    text: 'Text of the note',
    save: 'Save the note',
    remove: (by: string, at: string) => `Delete the note (${by}, ${at})`,
    removeTitle: 'Delete this note?',
    removeMessage: 'It disappears for everybody. This cannot be undone.',
    removeLabel: 'Delete the note',
    toasts: {
      add: { done: 'Note added', failed: 'The note could not be added' },
      remove: { done: 'Note deleted', failed: 'The note could not be deleted' },
    },
  },
});
