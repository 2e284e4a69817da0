import { type Bundle, bothLanguages, type SameShape, type Texts } from '../../platform/texts.ts';

interface Outcome {
  readonly done: string;
  readonly failed: string;
}

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
