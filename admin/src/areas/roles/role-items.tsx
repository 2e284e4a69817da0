import { Stack, Text } from '@mantine/core';
import type { RoleItem } from '@share/contract/areas/rights/rights.schemas.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import type { AssignItem } from '../../ui/assign/assign-item.ts';
import { errorText } from '../../ui/error-text.ts';
import { RoleLink } from '../links/role-link.tsx';
import { rolesTexts } from './roles.texts.ts';

/** A role as a line of an assignment list, with its description in a popup (USR-33). */
export function useRoleItem(): (role: RoleItem) => AssignItem {
  const { language } = useLanguage();
  const { viewRole } = useTexts(rolesTexts);
  return ({ id, name, description, whyNot }) => ({
    id,
    name,
    whyNot: whyNot === null ? undefined : errorText(language, whyNot),
    about: (
      <Stack gap="xs">
        <Text>{description}</Text>
        <RoleLink id={id}>{viewRole}</RoleLink>
      </Stack>
    ),
  });
}
