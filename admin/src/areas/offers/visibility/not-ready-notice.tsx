import { Alert, List } from '@mantine/core';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { IconEyeExclamation } from '@tabler/icons-react';
import { Fragment, useMemo, useSyncExternalStore } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { useFormContext } from '../../../ui/form/form-context.ts';
import { OfferLink } from '../../links/offer-link.tsx';
import { useSeriesState } from '../../series/series.shared.tsx';
import type { ContentStore } from '../content/store/content-store.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { goToMissing } from './go-to-text.ts';
import { MissingTexts } from './missing-texts.tsx';
import {
  decidingFields,
  type MissingText,
  missingTexts,
  type SeriesState,
  stateOfSeries,
  whyNotReady,
} from './not-ready.ts';
import { visibilityTexts } from './visibility.texts.ts';

interface NotReadyNoticeProps {
  control: Control<OfferFormValues>;
  /** Undefined while the offer is not saved. */
  offerId: number | undefined;
  content: ContentStore;
  onOpenTab: (name: string) => void;
}

/** Shows, before an offer is saved as visible and while it is visible, what visitors would miss in it. */
export function NotReadyNotice({ control, offerId, content, onOpenTab }: NotReadyNoticeProps) {
  const t = useTexts(visibilityTexts);
  const values = useWatch({ control, name: decidingFields });
  const { languages } = useFormContext();
  const series = useSeriesState(useWatch({ control, name: 'series' }));
  const sold = useMemo(() => stateOfSeries(series, offerId), [series, offerId]);
  const sections = useSyncExternalStore(content.readers.subscribeDebounced, () => content.content);
  const { why, missing } = useMemo(() => {
    const [isOpen, isVisible, investmentEnd, series, ...texts] = values;
    const [mainDescription, investmentReturn, tenants, badges, descriptions, properties, agreements] = texts;
    const ofForm = { isOpen, isVisible, investmentEnd, series, mainDescription, investmentReturn, tenants };
    const all = { ...ofForm, badges, descriptions, properties, agreements };
    const reasons = whyNotReady(all, sections, warsawDay(new Date()), sold);
    return { why: reasons, missing: reasons.length === 0 ? [] : missingTexts(all, sections) };
  }, [values, sections, sold]);
  const go = (text: MissingText) => {
    if (text.path.startsWith('sections')) onOpenTab('sections');
    if (text.path.startsWith('agreements')) onOpenTab('agreements');
    goToMissing(content, languages, text);
  };
  if (why.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconEyeExclamation aria-hidden />} title={t.notReady} role="status">
      <List size="sm">
        {why.map((reason) => (
          <List.Item key={reason}>
            {t.why[reason]}
            {reason === 'soldElsewhere' && <OtherOffers offers={sold?.otherOffers ?? []} />}
            {reason === 'missing-pl' && <MissingTexts missing={missing} language="pl" onGo={go} />}
            {reason === 'missing-en' && <MissingTexts missing={missing} language="en" onGo={go} />}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** The names of the other offers that sell the same shares. */
function OtherOffers({ offers }: { offers: NonNullable<SeriesState>['otherOffers'] }) {
  const { language } = useLanguage();
  return offers.map(({ id, title }, index) => (
    <Fragment key={id}>
      {index === 0 ? ' ' : ', '}
      <OfferLink id={id}>{textIn(language, title)}</OfferLink>
    </Fragment>
  ));
}
