import { Button, Loader, Stack, Text } from '@mantine/core';
import { validateResetToken } from '@share/contract/areas/sessions/sessions.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { call, isApiError } from '../../platform/api/api-client.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { BackToLogin } from './back-to-login.tsx';
import classes from './entrance.module.css';
import { sessionsTexts } from './sessions.texts.ts';

/**
 * Shows the form of an e-mailed link once the server has confirmed its token; an invalid token leads to the login
 * (SES-22, SES-30).
 */
export function LinkToken({ token, children }: { token: string; children: ReactNode }) {
  const texts = useTexts(sessionsTexts);
  const { retry } = useTexts(commonTexts);
  const check = useQuery({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => call(validateResetToken, { query: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (check.isSuccess) return children;
  if (check.isError && isRefused(check.error)) {
    return <Navigate to="/login" replace state={{ refusedLink: 'RESET_TOKEN_NOT_VALID' }} />;
  }
  if (check.isError) {
    return (
      <Stack className={classes.form}>
        <ErrorBanner failure={check.error} />
        <Button loading={check.isFetching} onClick={() => void check.refetch()}>
          {retry}
        </Button>
        <BackToLogin />
      </Stack>
    );
  }
  return (
    <Stack align="center" role="status">
      <Loader aria-hidden />
      <Text c="dimmed">{texts.checkingLink}</Text>
    </Stack>
  );
}

/** Other failures, such as too many attempts or a lost connection, do not mean that the token is invalid. */
const isRefused = (failure: unknown) => isApiError(failure) && failure.status >= 400 && failure.status < 429;
