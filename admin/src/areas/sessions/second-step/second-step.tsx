import { Anchor, Stack } from '@mantine/core';
import { issueToken, startPasskey } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { useState } from 'react';
import { call, isApiError } from '../../../platform/api/api-client.ts';
import { storeSession } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { client, type HalfSession } from '../send-sign-in.ts';
import { sessionsTexts } from '../sessions.texts.ts';
import { useSubmit } from '../use-submit.ts';
import { CodeField, codeProblems } from './code-field.tsx';
import { knowsPasskeys, signWithPasskey } from './passkey-browser.ts';

/** The second step of signing in, with a passkey or a code; used by the login screen and the dialogue. */
export function useSecondStep(half: HalfSession, onOver: () => void) {
  const texts = useTexts(sessionsTexts);
  const mayUsePasskey = half.hasPasskeys && knowsPasskeys();
  const [isByPasskey, setByPasskey] = useState(mayUsePasskey);
  const [code, setCode] = useState('');
  const submit = useSubmit({
    check: () => (isByPasskey ? [] : codeProblems(code)),
    send: async () => {
      try {
        await (isByPasskey ? givePasskey(half.token) : giveCode(half.token, code));
      } catch (failure) {
        if (hasEnded(failure)) return onOver();
        throw failure;
      }
    },
  });
  const text = isByPasskey ? texts.passkeyText : half.hasCodes ? texts.codeText : texts.recoveryText;
  return { submit, isByPasskey, setByPasskey, mayUsePasskey, hasCodes: half.hasCodes, code, setCode, text };
}

export function SecondStepFields({ step }: { step: ReturnType<typeof useSecondStep> }) {
  const texts = useTexts(sessionsTexts);
  const { submit, isByPasskey, setByPasskey, mayUsePasskey, hasCodes, code, setCode } = step;
  const change = (byPasskey: boolean) => {
    submit.reset();
    setByPasskey(byPasskey);
  };
  return (
    <Stack gap="xs">
      {!isByPasskey && (
        <CodeField submit={submit} value={code} onChange={setCode} kinds={hasCodes ? 'both' : 'recovery'} />
      )}
      {mayUsePasskey && (
        <Anchor component="button" type="button" size="sm" ml="auto" onClick={() => change(!isByPasskey)}>
          {isByPasskey ? (hasCodes ? texts.codeInstead : texts.recoveryInstead) : texts.passkeyInstead}
        </Anchor>
      )}
    </Stack>
  );
}

/** Finishes a sign-in with a one-time or recovery code. */
async function giveCode(halfSessionToken: string, code: string): Promise<void> {
  const body = { grantType: 'second_factor' as const, halfSessionToken, code, ...client() };
  storeSession(await call(issueToken, { body }));
}

/** Finishes a sign-in with a passkey. */
async function givePasskey(halfSessionToken: string): Promise<void> {
  const options = await call(startPasskey, { body: { halfSessionToken, ...client() } });
  const assertion = await signWithPasskey(options);
  const body = { grantType: 'passkey' as const, halfSessionToken, assertion, ...client() };
  storeSession(await call(issueToken, { body }));
}

/** Whether the time for the second step has passed. */
const hasEnded = (failure: unknown): boolean =>
  isApiError(failure) && failure.errors.some(({ code }) => code === 'HALF_SESSION_ENDED');
