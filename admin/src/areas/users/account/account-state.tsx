import { Button, Group, Text } from '@mantine/core';
import { inviteUser } from '@share/contract/areas/users/users.endpoints.ts';
import type { UserView } from '@share/contract/areas/users/users.schemas.ts';
import { formatMoment } from '@share/contract/shared/dates.ts';
import { IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/api-client.ts';
import { useCan } from '../../../platform/permissions.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../../ui/announce.ts';
import { ErrorBanner } from '../../../ui/error-banner.tsx';
import { FormSection } from '../../../ui/form/form-section.tsx';
import { Facts } from '../../../ui/values/facts.tsx';
import { passwordLinkPattern } from '../invitation.ts';
import { userFormTexts } from '../user-form.texts.ts';
import { userChanged } from '../users.queries.ts';
import { usersTexts } from '../users.texts.ts';
import { ResetFactor } from './reset-factor.tsx';
import { SignOutUser } from './sign-out-user.tsx';

/** The state of the account: second factor, last sign-in, creation and deletion, and the link for the password with its end. */
export function AccountState({ user }: { user: UserView }) {
  const t = useTexts(userFormTexts);
  const { invitation } = user;
  const hasEnded = invitation !== null && Date.parse(invitation.endsAt) < Date.now();
  return (
    <FormSection title={t.state}>
      <Facts
        facts={[
          ...(user.isAdmin
            ? [{ label: t.secondFactor, value: user.hasSecondFactor ? t.factorOn : t.factorOff }]
            : []),
          {
            label: t.lastSignedInAt,
            value: user.lastSignedInAt === null ? t.neverSignedIn : formatMoment(user.lastSignedInAt),
          },
          { label: t.createdAt, value: formatMoment(user.createdAt) },
          ...(user.deletedAt === null ? [] : [{ label: t.deletedAt, value: formatMoment(user.deletedAt) }]),
          ...(invitation === null
            ? []
            : [
                { label: t.sentAt, value: formatMoment(invitation.sentAt) },
                { label: hasEnded ? t.endedAt : t.worksUntil, value: formatMoment(invitation.endsAt) },
              ]),
        ]}
      />
      {user.state === 'invited' && <SendAgain user={user} />}
      <SignOutUser user={user} />
      {user.hasSecondFactor && <ResetFactor user={user} />}
    </FormSection>
  );
}

/** Sends the link for the password again; absent if the server would refuse. */
function SendAgain({ user }: { user: UserView }) {
  const t = useTexts(userFormTexts);
  const { toasts } = useTexts(usersTexts);
  const announce = { key: 'user.invite', ...toasts.invite } as const;
  const mayInvite = useCan(inviteUser) && user.whyNot.invite === null;
  const sending = useMutation({
    mutationFn: () =>
      call(inviteUser, {
        params: { id: String(user.id) },
        body: { resetPasswordUrlPattern: passwordLinkPattern(user.isAdmin) },
      }),
    onMutate: () => withdrawFailure(announce),
    onSuccess: (invited) => {
      announceDone(announce);
      if (invited) userChanged(invited);
    },
    onError: () => announceFailure(announce),
  });
  if (!mayInvite) return null;
  return (
    <>
      {sending.error && <ErrorBanner failure={sending.error} />}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          loading={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {user.invitation === null ? t.send : t.sendAgain}
        </Button>
        {user.invitation && (
          <Text size="sm" c="dimmed">
            {t.sendAgainHint}
          </Text>
        )}
      </Group>
    </>
  );
}
