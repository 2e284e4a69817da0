import { bothLanguages } from '../../platform/texts.ts';
import { showing } from '../../ui/list/showing.texts.ts';

/** The texts that the list and the editor share, and the headings of the editor. */
export const offersTexts = bothLanguages({
  pl: {
    title: 'Oferty',
    empty: 'Nie ma jeszcze żadnej oferty.',
    show: showing.pl('ofertę', 'oferty', 'ofert'),
    add: 'Dodaj ofertę',
    createTitle: 'Nowa oferta',
    editTitle: 'Oferta',
    editorTabs: 'Części oferty',
    mainTab: 'Treść główna',
    documentsTab: 'Dokumenty',
    agreementsTab: 'Zgody',
    lacksNames: 'Podaj tytuł i slug w obu językach.',
    duplicate: 'Utwórz kopię',
    duplicateTitle: (name: string) => `Utworzyć kopię oferty „${name}”?`,
    duplicateMessage:
      'Kopia będzie ukryta i zamknięta, bez serii udziałów i bez dokumentów inwestora. Nikt nie dostanie powiadomienia.',
    duplicateUnsaved: 'Niezapisanych zmian kopia nie obejmie.',

    titleOfOffer: 'Tytuł',
    slug: 'Slug',
    position: 'Pozycja',
    investmentStart: 'Początek inwestycji',
    investmentEnd: 'Koniec inwestycji',
    isOpenShort: 'Otwarta',
    isVisibleShort: 'Widoczna',
    isUsed:
      'Na tę ofertę złożono zamówienia. Usunąć można tylko ofertę bez zamówień. Zamiast tego możesz ją ukryć.',
    toOrders: 'Pokaż zamówienia na tę ofertę',
    state: { label: 'Stan', hidden: 'Ukryta', closed: 'Zamknięta' },
    states: { open: 'Otwarte', closed: 'Zamknięte', hidden: 'Ukryte' },
    waits: {
      withoutShares: 'Otwarte, bez udziałów na sprzedaż',
      seriesSoldElsewhere: 'Otwarte, z serią, którą sprzedaje inna oferta',
      pastEnd: 'Otwarte, po terminie',
    },

    toasts: {
      create: { done: 'Oferta dodana', failed: 'Nie udało się dodać oferty' },
      duplicate: { done: 'Kopia oferty utworzona', failed: 'Nie udało się utworzyć kopii oferty' },
      edit: { done: 'Oferta zapisana', failed: 'Nie udało się zapisać oferty' },
      delete: { done: 'Oferta usunięta', failed: 'Nie udało się usunąć oferty' },
    },
  },
  en: {
    title: 'Offers',
    empty: 'There are no offers yet.',
    show: showing.en('offer', 'offers'),
    add: 'Add an offer',
    createTitle: 'New offer',
    editTitle: 'Offer',
    editorTabs: 'Parts of the offer',
    mainTab: 'Main content',
    documentsTab: 'Documents',
    agreementsTab: 'Agreements',
    lacksNames: 'Enter title and slug in both languages.',
    duplicate: 'Duplicate',
    duplicateTitle: (name: string) => `Duplicate the offer “${name}”?`,
    duplicateMessage:
      'The copy will be hidden and closed, without a share series and without documents for investors. Nobody is notified.',
    duplicateUnsaved: 'Changes that are not saved will not be in it.',

    titleOfOffer: 'Title',
    slug: 'Slug',
    position: 'Position',
    investmentStart: 'Investment start',
    investmentEnd: 'Investment end',
    isOpenShort: 'Open',
    isVisibleShort: 'Visible',
    isUsed:
      'Shares of this offer were ordered. Only an offer without orders can be deleted. You can hide it instead.',
    toOrders: 'Show the orders of this offer',
    state: { label: 'State', hidden: 'Hidden', closed: 'Closed' },
    states: { open: 'Open', closed: 'Closed', hidden: 'Hidden' },
    waits: {
      withoutShares: 'Open, with no shares for sale',
      seriesSoldElsewhere: 'Open, with a series that another offer sells',
      pastEnd: 'Open, past their end date',
    },

    toasts: {
      create: { done: 'Offer added', failed: 'The offer could not be added' },
      duplicate: { done: 'Offer duplicated', failed: 'The offer could not be duplicated' },
      edit: { done: 'Offer saved', failed: 'The offer could not be saved' },
      delete: { done: 'Offer deleted', failed: 'The offer could not be deleted' },
    },
  },
});
