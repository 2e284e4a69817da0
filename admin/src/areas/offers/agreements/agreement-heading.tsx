import { Group, Title } from '@mantine/core';
import { useTexts } from '../../../platform/texts.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { AgreementValues } from './agreement-values.ts';
import classes from './offer-agreements.module.css';
import { offerAgreementsTexts } from './offer-agreements.texts.ts';

interface AgreementHeadingProps {
  agreement: AgreementValues;
  name: string;
  position: number | null;
  hasErrors: boolean;
}

/** Which agreement this is, and in which state. */
export function AgreementHeading({ agreement, name, position, hasErrors }: AgreementHeadingProps) {
  const t = useTexts(offerAgreementsTexts);
  return (
    <div className={classes.name}>
      <Title order={2} size="h3">
        {position !== null && `${position}. `}
        {name}
      </Title>
      {!agreement.toBeDeleted && (
        <Group gap={6} mt={6}>
          <StatusBadge tone={agreement.active ? 'good' : 'neutral'}>
            {agreement.active ? t.active : t.inactive}
          </StatusBadge>
          <StatusBadge tone={agreement.required ? 'info' : 'neutral'}>
            {agreement.required ? t.required : t.optional}
          </StatusBadge>
          {agreement.id === null && <StatusBadge tone="waiting">{t.notStored}</StatusBadge>}
          {hasErrors && <StatusBadge tone="bad">{t.hasErrors}</StatusBadge>}
        </Group>
      )}
    </div>
  );
}
