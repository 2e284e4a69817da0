import { Button } from '@mantine/core';
import { resetSecondFactor } from '@share/contract/areas/users/users.endpoints.ts';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { IconShieldOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../../ui/announce.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { userFormTexts } from '../user-form.texts.ts';
import { userChanged } from '../users.queries.ts';
import { usersTexts } from '../users.texts.ts';

/** Removes the second factor of a person who has lost the phone and the recovery codes; absent if the server would refuse. */
export function ResetFactor({ user }: { user: UserView }) {
  const t = useTexts(userFormTexts);
  const { toasts } = useTexts(usersTexts);
  const announce = { key: 'user.second-factor', ...toasts.secondFactor } as const;
  const mayReset = useCan(resetSecondFactor) && user.whyNot.resetSecondFactor === null;
  const resetting = useMutation({
    mutationFn: () => call(resetSecondFactor, { params: { id: String(user.id) } }),
    onMutate: () => withdrawFailure(announce),
    onSuccess: (changed) => {
      announceDone(announce);
      userChanged(changed);
    },
    onError: () => announceFailure(announce),
  });
  if (!mayReset) return null;
  const ask = async () => {
    const question = {
      title: t.resetFactor,
      message: t.resetFactorText(user.email),
      confirmLabel: t.resetFactor,
    };
    if (await confirm(question)) resetting.mutate();
  };
  return (
    <>
      {resetting.error && <ErrorBanner failure={resetting.error} />}
      <div>
        <Button
          variant="default"
          leftSection={<IconShieldOff size={18} aria-hidden />}
          loading={resetting.isPending}
          onClick={() => void ask()}
        >
          {t.resetFactor}
        </Button>
      </div>
    </>
  );
}
