import { Button, Group, Text } from '@mantine/core';
import { startOneTimeCodes } from '@share/contract/areas/account/second-factor.endpoints.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { CodesSetUp } from './codes-set-up.tsx';
import type { FactorProps } from './factor-props.ts';
import { secondFactorTexts } from './second-factor.texts.ts';
import { TurnOffCodes } from './turn-off-codes.tsx';

/** One-time codes of an app: turned on with the first code, turned off with the password. */
export function AppCodes(props: FactorProps) {
  /** The button to turn them on has the focus when it comes back. */
  const [isBack, setBack] = useState(false);
  const cameBack = () => setBack(true);
  return props.factor.codesSince ? (
    <TurnedOn
      since={props.factor.codesSince}
      isLast={props.factor.passkeys.length === 0}
      onTurnedOff={cameBack}
    />
  ) : (
    <TurnedOff {...props} isBack={isBack} onCancel={cameBack} />
  );
}

interface TurnedOffProps extends FactorProps {
  isBack: boolean;
  onCancel: () => void;
}

function TurnedOff({ onCodes, isBack, onCancel }: TurnedOffProps) {
  const t = useTexts(secondFactorTexts);
  const start = useMutation({ mutationFn: () => call(startOneTimeCodes) });
  const cancel = () => {
    start.reset();
    onCancel();
  };
  if (start.data) return <CodesSetUp {...start.data} onDone={onCodes} onCancel={cancel} />;
  return (
    <>
      <Text size="sm" c="dimmed">
        {t.appCodesText}
      </Text>
      {start.error && <ErrorBanner failure={start.error} />}
      <Group>
        <Button autoFocus={isBack} variant="default" loading={start.isPending} onClick={() => start.mutate()}>
          {t.setUpApp}
        </Button>
      </Group>
    </>
  );
}

interface TurnedOnProps {
  since: string;
  isLast: boolean;
  onTurnedOff: () => void;
}

function TurnedOn({ since, isLast, onTurnedOff }: TurnedOnProps) {
  const t = useTexts(secondFactorTexts);
  const [isTurningOff, setTurningOff] = useState(false);
  return (
    <>
      <Group gap="xs">
        <StatusBadge tone="good">{t.on}</StatusBadge>
        <Text>{t.since(formatMoment(since))}</Text>
      </Group>
      <Group>
        <Button variant="default" onClick={() => setTurningOff(true)}>
          {t.turnOff}
        </Button>
      </Group>
      {isTurningOff && (
        <TurnOffCodes isLast={isLast} onClose={() => setTurningOff(false)} onTurnedOff={onTurnedOff} />
      )}
    </>
  );
}
