import { type Bundle, bothLanguages, type SameShape, type Texts, withCapital } from '../../platform/texts.ts';
import { showing } from '../list/showing.texts.ts';

interface Outcome {
  readonly done: string;
  readonly failed: string;
}

interface PolishNoun {
  /** The ending of adjectives and participles: "Nowa zgoda", "Zgoda dodana". */
  ending: 'y' | 'a' | 'e';
  /** The word as within a sentence: "zgoda", "zgodę", "zgody". */
  singular: [nominative: string, accusative: string, genitive: string];
  plural: [nominative: string, genitive: string];
}

/** The sentences of a record area that differ only in its noun. */
export const sentencesOf = {
  pl: ({ ending, singular: [one, accusative, genitive], plural: [few, many] }: PolishNoun) => ({
    empty: `Nie znaleziono żadnych ${many}.`,
    show: showing.pl(accusative, few, many),
    add: `Dodaj ${accusative}`,
    createTitle: `Now${ending} ${one}`,
    editTitle: withCapital(one),
    loadFailed: `Nie udało się wczytać listy ${many}`,
    toasts: {
      create: { done: `${withCapital(one)} dodan${ending}`, failed: `Nie udało się dodać ${genitive}` },
      edit: { done: `${withCapital(one)} zapisan${ending}`, failed: `Nie udało się zapisać ${genitive}` },
      delete: { done: `${withCapital(one)} usunięt${ending}`, failed: `Nie udało się usunąć ${genitive}` },
    },
  }),
  en: (article: 'a' | 'an', one: string, many: string) => ({
    empty: `No ${many} found.`,
    show: showing.en(one, many),
    add: `Add ${article} ${one}`,
    createTitle: `New ${one}`,
    editTitle: withCapital(one),
    loadFailed: `The ${many} could not be loaded`,
    toasts: {
      create: { done: `${withCapital(one)} added`, failed: `The ${one} could not be added` },
      edit: { done: `${withCapital(one)} saved`, failed: `The ${one} could not be saved` },
      delete: { done: `${withCapital(one)} deleted`, failed: `The ${one} could not be deleted` },
    },
  }),
};

/** The sentences that the list and the form of every record area need. */
export interface RecordTexts {
  readonly title: string;
  /** Shown when there are no records at all (LST-20). */
  readonly empty: string;
  /** The text of the button that shows the matching records. */
  readonly show: (count: number) => string;
  readonly add: string;
  readonly createTitle: string;
  /** The title while a record is loading, or if loading failed. */
  readonly editTitle: string;
  /** The title of the message that the list could not be loaded. */
  readonly loadFailed: string;
  readonly toasts: { readonly create: Outcome; readonly edit: Outcome; readonly delete: Outcome };
  /** The two states of records that can be switched off. */
  readonly active?: string;
  readonly inactive?: string;
}

/** The texts of a record area in both languages: `RecordTexts` and its own ones; a missing one does not compile. */
export const recordTexts = <const Model extends Texts & RecordTexts>(bundle: {
  pl: Model;
  en: SameShape<NoInfer<Model>>;
}): Bundle<SameShape<Model>> => bothLanguages<Model>(bundle);
