import { Alert, List } from '@mantine/core';
import { warsawDay } from '@share/contract/shared/dates.ts';
import { IconEyeExclamation } from '@tabler/icons-react';
import { useMemo, useSyncExternalStore } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/texts.ts';
import { useSeriesState } from '../../series/series.shared.tsx';
import type { ContentStore } from '../content/store/content-store.ts';
import type { OfferFormValues } from '../offer-form-values.ts';
import { decidingFields, type NotReady, whyNotReady } from './not-ready.ts';
import { visibilityTexts } from './visibility.texts.ts';

interface NotReadyNoticeProps {
  control: Control<OfferFormValues>;
  content: ContentStore;
}

/** Says before an offer is saved as visible, and as long as it is, what visitors would miss in it. */
export function NotReadyNotice({ control, content }: NotReadyNoticeProps) {
  const t = useTexts(visibilityTexts);
  const values = useWatch({ control, name: decidingFields });
  const sold = useSeriesState(useWatch({ control, name: 'series' }));
  const sections = useSyncExternalStore(content.readers.subscribeDebounced, () => content.content);
  const why = useMemo((): NotReady[] => {
    const [isOpen, isVisible, investmentEnd, series, ...texts] = values;
    const [mainDescription, investmentReturn, tenants, badges, descriptions, properties, agreements] = texts;
    const ofForm = { isOpen, isVisible, investmentEnd, series, mainDescription, investmentReturn, tenants };
    const lists = { badges, descriptions, properties, agreements };
    return whyNotReady({ ...ofForm, ...lists }, sections, warsawDay(new Date()), sold);
  }, [values, sections, sold]);
  if (why.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconEyeExclamation aria-hidden />} title={t.notReady} role="status">
      <List size="sm">
        {why.map((reason) => (
          <List.Item key={reason}>{t.why[reason]}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
