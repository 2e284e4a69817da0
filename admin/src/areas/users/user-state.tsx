import { Group, Tooltip } from '@mantine/core';
import type { UserState } from '@share/contract/areas/users/users.schemas.ts';
import { type Icon, IconCircleCheck, IconCircleX, IconMail, IconTrash } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts.ts';
import { StatusBadge, type Tone } from '../../ui/values/status-badge.tsx';
import { EmailText } from '../../ui/values/values.tsx';
import { usersTexts } from './users.texts.ts';

const looks: Record<UserState, { Icon: Icon; color: string; tone: Tone }> = {
  invited: { Icon: IconMail, color: 'blue', tone: 'info' },
  active: { Icon: IconCircleCheck, color: 'green', tone: 'good' },
  inactive: { Icon: IconCircleX, color: 'red', tone: 'bad' },
  deleted: { Icon: IconTrash, color: 'gray', tone: 'neutral' },
};

/** The e-mail with an icon for the state of the account (USR-03). */
export function EmailWithState({ email, state }: { email: string; state: UserState }) {
  const { states } = useTexts(usersTexts);
  const { Icon, color } = looks[state];
  return (
    <Group component="span" gap={6} wrap="nowrap" display="inline-flex" style={{ verticalAlign: 'middle' }}>
      <Tooltip label={states[state]}>
        <Icon
          size={18}
          role="img"
          aria-label={states[state]}
          color={`var(--mantine-color-${color}-text)`}
          style={{ flexShrink: 0 }}
        />
      </Tooltip>
      <EmailText address={email} />
    </Group>
  );
}

export function UserStateBadge({ state }: { state: UserState }) {
  const { states } = useTexts(usersTexts);
  return <StatusBadge tone={looks[state].tone}>{states[state]}</StatusBadge>;
}
