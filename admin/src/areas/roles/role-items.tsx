import { Stack, Text } from '@mantine/core';
import type { RoleItem } from '@share/contract/areas/rights/rights.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import type { AssignItem } from '../../ui/assign/assign-item.ts';
import { errorText } from '../../ui/error-text.ts';
import { RoleLink } from '../links/rights-links.tsx';
import { RoleUserEffect } from './role-effects.tsx';
import { rolesTexts } from './roles.texts.ts';

/** A role as a line of the lists of a user, with its description and effect in a popup (USR-33). */
export function useRoleItem(user: number): (change: 'add' | 'remove') => (role: RoleItem) => AssignItem {
  const { language } = useLanguage();
  const { viewRole } = useTexts(rolesTexts);
  return (change) =>
    ({ id, name, description, whyNot }) => ({
      id,
      name,
      whyNot: whyNot === null ? undefined : errorText(language, whyNot),
      about: (
        <Stack gap="xs">
          <Text>{description}</Text>
          <RoleLink id={id}>{viewRole}</RoleLink>
          <RoleUserEffect role={id} user={user} change={change} />
        </Stack>
      ),
    });
}
