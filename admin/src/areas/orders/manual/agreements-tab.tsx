import { Loader, Paper, Stack, Text } from '@mantine/core';
import type { OrderableOffer } from '@share/contract/areas/orders/orders.schemas.ts';
import { IconChecklist } from '@tabler/icons-react';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { EmptyNotice } from '../../../ui/empty-notice.tsx';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { errorText } from '../../../ui/error-text.ts';
import { AgreementChoice } from './agreement-choice.tsx';
import { manualOrderTexts } from './manual-order.texts.ts';
import { isAnswerTo, type ManualOrderValues } from './manual-order-values.ts';

interface AgreementsTabProps {
  control: Control<ManualOrderValues>;
  offer: OrderableOffer | undefined;
  failure: unknown;
  onRetry: () => void;
}

/** Whether the code means that an agreement is no longer asked for. */
const isGone = (code: string): boolean =>
  code === 'AGREEMENT_NOT_EXISTS' || code === 'AGREEMENT_BY_TARGET_NOT_EXISTS';

/** The agreements of the chosen offer and those of the platform for every investment, each with a checkbox. */
export function AgreementsTab({ control, offer, failure, onRetry }: AgreementsTabProps) {
  const t = useTexts(manualOrderTexts);
  const common = useTexts(commonTexts);
  const { language } = useLanguage();
  const answers = useWatch({ control, name: 'agreements' });
  const { errors } = useFormState({ control });
  const code = errors.agreements?.root?.message ?? errors.agreements?.message;
  if (failure !== null) return <ErrorBanner failure={failure} onRetry={onRetry} />;
  if (!offer) return <Loader aria-label={common.loading} />;
  return (
    <Stack gap="md">
      {code && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {errorText(language, code)} {isGone(code) && t.agreementGone}
        </Text>
      )}
      {offer.agreements.length === 0 && (
        <Paper withBorder>
          <EmptyNotice icon={<IconChecklist size={36} stroke={1.5} aria-hidden />} title={t.noAgreements} />
        </Paper>
      )}
      {offer.agreements.map((agreement) => {
        const index = answers.findIndex((answer) => isAnswerTo(agreement, answer));
        // The key contains the index: a mounted field whose name changes does not receive the errors that are already
        // set there.
        const key = `${agreement.isGeneral} ${agreement.id} ${index}`;
        return index === -1 ? null : (
          <AgreementChoice key={key} control={control} index={index} agreement={agreement} />
        );
      })}
    </Stack>
  );
}
