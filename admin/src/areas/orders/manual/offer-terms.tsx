import { Alert, Stack, Text } from '@mantine/core';
import type { OrderableOffer } from '@share/contract/areas/orders/orders.schemas.ts';
import { type Control, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { Facts } from '../../../ui/values/facts.tsx';
import { MoneyText, NumberText } from '../../../ui/values/values.tsx';
import { manualOrderTexts } from './manual-order.texts.ts';
import type { ManualOrderValues } from './manual-order-values.ts';
import { totalOf } from './total-of.ts';

interface OfferTermsProps {
  control: Control<ManualOrderValues>;
  offer: OrderableOffer;
}

/** Price, shares and total of the order for the chosen offer. */
export function OfferTerms({ control, offer: { series, minStock, whyNot } }: OfferTermsProps) {
  const t = useTexts(manualOrderTexts);
  const { language } = useLanguage();
  const quantity = useWatch({ control, name: 'quantity' });
  if (!series) return <Alert color="yellow">{t.notForSale[whyNot ?? 'SERIES_NOT_ASSIGNED_TO_OFFER']}</Alert>;
  const total = (
    <Text component="span" fw={700}>
      <MoneyText amount={totalOf(series.pricePerShare, quantity)} />
    </Text>
  );
  return (
    <Stack gap="sm">
      {whyNot && <Alert color="yellow">{t.notForSale[whyNot]}</Alert>}
      <Facts
        facts={[
          {
            label: t.series,
            value: `${series.displayName[language]} - ${series.name[language]}`,
            long: true,
          },
          { label: t.available, value: <NumberText value={series.available} /> },
          { label: t.minimum, value: <NumberText value={minStock ?? 1} /> },
          { label: t.pricePerShare, value: <MoneyText amount={series.pricePerShare} /> },
          { label: t.total, value: total },
        ]}
      />
    </Stack>
  );
}
