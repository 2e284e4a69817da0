import { Text } from '@mantine/core';
import type { OrderDecision } from '@share/contract/areas/orders/order-decision.schemas.ts';
import type { OrderView } from '@share/contract/areas/orders/orders.schemas.ts';
import { formatInstant } from '@share/contract/shared/dates.ts';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../platform/language.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { PopupButton } from '../../../ui/popup-button.tsx';
import { RichTextView } from '../../../ui/values/rich-text-view.tsx';
import { StatusBadge } from '../../../ui/values/status-badge.tsx';
import { orderDecisionQuery } from '../orders.queries.ts';
import classes from './decision.module.css';
import { decisionTexts } from './decision.texts.ts';

/** The exact texts that the investor was asked to accept. A loading error is shown in the panel. */
export function OrderAgreements({ order }: { order: OrderView }) {
  const t = useTexts(decisionTexts);
  const { data: decision } = useQuery(orderDecisionQuery(order.id));
  if (!decision) return null;
  return (
    <FormSection title={t.agreements.title} folds>
      {decision.agreements.length === 0 ? (
        <Text c="dimmed">{t.agreements.empty}</Text>
      ) : (
        <ul className={classes.rows}>
          {decision.agreements.map((agreement) => (
            <Agreement key={agreement.id} agreement={agreement} />
          ))}
        </ul>
      )}
    </FormSection>
  );
}

function Agreement({ agreement }: { agreement: OrderDecision['agreements'][number] }) {
  const t = useTexts(decisionTexts).agreements;
  const { language } = useLanguage();
  const name = agreement.name[language];
  const isMissing = agreement.isRequired && !agreement.isAccepted;
  return (
    <li>
      <div className={classes.main}>
        <span>{name}</span>
        <Text component="span" size="sm" c="dimmed">
          {agreement.isRequired ? t.required : t.optional}
        </Text>
      </div>
      <StatusBadge tone={agreement.isAccepted ? 'good' : isMissing ? 'bad' : 'neutral'}>
        {agreement.isAccepted ? t.accepted : t.notAccepted}
      </StatusBadge>
      <PopupButton label={t.read(name)} icon={<IconFileText size={18} aria-hidden />} title={name}>
        <Text size="sm" c="dimmed" mb="sm">
          {t.asAccepted(formatInstant(agreement.createdAt))}
        </Text>
        <RichTextView html={agreement.content[language]} />
      </PopupButton>
    </li>
  );
}
