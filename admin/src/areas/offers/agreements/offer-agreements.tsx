import { useFieldArray, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { EntryList } from '../../../ui/entries/entry-list.tsx';
import { useEntries } from '../../../ui/entries/use-entries.ts';
import { useIsIdle } from '../../../ui/parts/use-is-idle.ts';
import { useAgreementChoices } from '../../links/agreement-choices.tsx';
import type { OfferTabProps } from '../offer-tab.ts';
import { offersTexts } from '../offers.texts.ts';
import { wordsOf } from '../words-of.ts';
import { AgreementCard } from './agreement-card.tsx';
import { type AgreementValues, newAgreement } from './agreement-values.ts';
import { offerAgreementsTexts } from './offer-agreements.texts.ts';

/** The tab of the agreements (OFR-28): owns the list; each card shows one entry and its actions. */
export function OfferAgreements({ control }: OfferTabProps) {
  const t = useTexts(offerAgreementsTexts);
  useAgreementChoices(useIsIdle()); // Loads the choices before a card is opened (OFR-13).
  const keys = useWatch({
    control,
    name: 'agreements',
    compute: (agreements) => agreements.map(({ key, toBeDeleted }) => ({ key, toBeDeleted })),
  });
  const list = useFieldArray({ control, name: 'agreements', keyName: 'rowKey' });
  const entries = useEntries({ name: 'agreements', list, keys });
  const add = () => {
    const agreement = newAgreement();
    entries.add([agreement], [agreement.key]);
  };
  return (
    <EntryList
      entries={entries}
      shown={{
        label: useTexts(offersTexts).agreementsTab,
        format: (agreements) => agreementsInWords(agreements as AgreementValues[], t),
      }}
      hint={t.hint}
      empty={t.empty}
      errors={t.errors}
      add={{ label: t.add, onClick: add }}
    >
      {(place) => <AgreementCard control={control} place={place} />}
    </EntryList>
  );
}

/** A list of agreements as text, for comparing two versions of the offer. */
const agreementsInWords = (
  agreements: readonly AgreementValues[],
  t: (typeof offerAgreementsTexts)['pl'],
): string =>
  agreements
    .filter(({ toBeDeleted }) => !toBeDeleted)
    .map(({ name, content, active, required }, index) =>
      [
        `${index + 1}. ${name.pl} / ${name.en}`,
        active ? t.active : t.inactive,
        required ? t.required : t.optional,
        wordsOf(content.pl),
        wordsOf(content.en),
      ].join(' · '),
    )
    .join('\n');
