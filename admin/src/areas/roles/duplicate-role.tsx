import { Button, Group, Text } from '@mantine/core';
import {
  addRolePermission,
  listRolePermissions,
} from '@share/contract/areas/roles/role-permissions.endpoints.ts';
import { duplicateRole, getRole, rolesList } from '@share/contract/areas/roles/roles.endpoints.ts';
import type { RoleView } from '@share/contract/areas/roles/roles.schemas.ts';
import { IconCopy } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../platform/api/api-client.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { useIsMounted } from '../../platform/use-is-mounted.ts';
import { announceDone, announceFailure, withdrawFailure } from '../../ui/announce.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { listKey } from '../../ui/list/use-list-query.ts';
import { recordPaths } from '../links/record-paths.ts';
import { rightsChanged } from './roles.queries.ts';
import { rolesTexts } from './roles.texts.ts';

/** Creates a role with the same permissions and opens it; absent if the server would refuse. */
export function DuplicateRole({ role }: { role: RoleView }) {
  const t = useTexts(rolesTexts);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const announce = { key: 'role.duplicate', ...t.toasts.duplicate } as const;
  const mayDuplicate = [
    useCan(duplicateRole),
    useCan(getRole),
    useCan(listRolePermissions),
    useCan(addRolePermission),
  ].every(Boolean);
  const duplicating = useMutation({
    mutationFn: () => call(duplicateRole, { params: { id: String(role.id) } }),
    onMutate: () => withdrawFailure(announce),
    onSuccess: (copy) => {
      announceDone(announce);
      rightsChanged();
      void queryClient.invalidateQueries({ queryKey: listKey(rolesList) });
      if (isMounted()) void navigate({ to: recordPaths.role(copy.id) });
    },
    onError: (failure) => announceFailure(announce, failure),
  });
  if (!mayDuplicate || role.whyNot.edit !== null) return null;
  return (
    <FormSection title={t.duplicateTitle}>
      {duplicating.error && <ErrorBanner failure={duplicating.error} />}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          loading={duplicating.isPending}
          onClick={() => duplicating.mutate()}
        >
          {t.duplicate}
        </Button>
        <Text size="sm" c="dimmed">
          {t.duplicateHint}
        </Text>
      </Group>
    </FormSection>
  );
}
