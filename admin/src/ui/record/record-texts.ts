import { type Bundle, bothLanguages, type SameShape, type Texts, withCapital } from '../../platform/texts.ts';

interface Outcome {
  readonly done: string;
  readonly failed: string;
}

/**
 * The toasts of a record, by its noun: in Polish with the ending of its participles and its genitive ("Zgoda dodana", "Nie udało
 * się dodać zgody"), in English as within a sentence.
 */
export const recordToasts = {
  pl: (noun: string, ending: 'y' | 'a' | 'e', genitive: string) => ({
    create: { done: `${noun} dodan${ending}`, failed: `Nie udało się dodać ${genitive}` },
    edit: { done: `${noun} zapisan${ending}`, failed: `Nie udało się zapisać ${genitive}` },
    delete: { done: `${noun} usunięt${ending}`, failed: `Nie udało się usunąć ${genitive}` },
  }),
  en: (noun: string) => ({
    create: { done: `${withCapital(noun)} added`, failed: `The ${noun} could not be added` },
    edit: { done: `${withCapital(noun)} saved`, failed: `The ${noun} could not be saved` },
    delete: { done: `${withCapital(noun)} deleted`, failed: `The ${noun} could not be deleted` },
  }),
};

/** The sentences that the list and the form of every record area need. */
export interface RecordTexts {
  readonly title: string;
  /** Shown when there is no record at all (LST-20). */
  readonly empty: string;
  /** The button that shows the records that were found (`showing`). */
  readonly show: (count: number) => string;
  readonly add: string;
  readonly createTitle: string;
  /** The title above a record that is loading or could not be loaded. */
  readonly editTitle: string;
  /** The title above the reasons why the list could not be loaded. */
  readonly loadFailed: string;
  readonly toasts: { readonly create: Outcome; readonly edit: Outcome; readonly delete: Outcome };
}

/** The texts of a record area in both languages: those of `RecordTexts` and its own; a missing one does not compile. */
export const recordTexts = <const Model extends Texts & RecordTexts>(bundle: {
  pl: Model;
  en: SameShape<NoInfer<Model>>;
}): Bundle<SameShape<Model>> => bothLanguages<Model>(bundle);
