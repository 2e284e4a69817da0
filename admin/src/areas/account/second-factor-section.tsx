import { Alert, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import {
  replaceRecoveryCodes,
  type SecondFactorView,
} from '@share/contract/areas/account/second-factor.endpoints.ts';
import { IconShieldLock } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { call } from '../../platform/api/api-client.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { secondFactorChanged, secondFactorQuery } from './account.queries.ts';
import { AppCodes } from './app-codes.tsx';
import type { FactorProps } from './factor-props.ts';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorTexts } from './second-factor.texts.ts';

const FEW_CODES = 3;

/** The second step of signing in: passkeys, codes from an app, and recovery codes for when both are out of reach. */
export function SecondFactorSection() {
  const t = useTexts(secondFactorTexts);
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const take = (codes: readonly string[] | null) => {
    if (codes) setRecoveryCodes(codes);
    void secondFactorChanged();
  };
  const renewButton = useRef<HTMLButtonElement>(null);
  const saved = () => {
    setRecoveryCodes(null);
    renewButton.current?.focus();
  };
  return (
    <FormSection title={t.secondFactor}>
      {error && <ErrorBanner failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={48} />}
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} onSaved={saved} />}
      {data && (
        <>
          {!hasFactor(data) && <WhatItIs factor={data} />}
          <Part title={t.passkeys}>
            <Passkeys factor={data} onCodes={take} />
          </Part>
          <Part title={t.appCodes}>
            <AppCodes factor={data} onCodes={take} />
          </Part>
          {hasFactor(data) && (
            <Part title={t.recoveryTitle}>
              <RecoveryLeft factor={data} onCodes={take} button={renewButton} />
            </Part>
          )}
        </>
      )}
    </FormSection>
  );
}

const hasFactor = ({ codesSince, passkeys }: SecondFactorView) => codesSince !== null || passkeys.length > 0;

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Stack gap="xs" pt="xs" component="section" aria-label={title}>
    <Title order={3} size="h4">
      {title}
    </Title>
    {children}
  </Stack>
);

function WhatItIs({ factor }: { factor: SecondFactorView }) {
  const t = useTexts(secondFactorTexts);
  return (
    <>
      {factor.isDemanded && (
        <Alert color="yellow" icon={<IconShieldLock aria-hidden />}>
          {t.demanded}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        {t.secondFactorText}
      </Text>
    </>
  );
}

interface RecoveryLeftProps extends FactorProps {
  /** Has the focus once new codes are saved. */
  button: RefObject<HTMLButtonElement | null>;
}

function RecoveryLeft({ factor, onCodes, button }: RecoveryLeftProps) {
  const t = useTexts(secondFactorTexts);
  const renew = useMutation({
    mutationFn: () => call(replaceRecoveryCodes),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <>
      <Text size="sm" c={factor.recoveryCodesLeft > FEW_CODES ? 'dimmed' : undefined}>
        {t.recoveryLeft(factor.recoveryCodesLeft)}
      </Text>
      {renew.error && <ErrorBanner failure={renew.error} />}
      <Group>
        <Button ref={button} variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
          {t.newRecoveryCodes}
        </Button>
      </Group>
    </>
  );
}
