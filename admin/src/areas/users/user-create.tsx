import { Text } from '@mantine/core';
import { createUser, getUser, listUsers } from '@share/contract/areas/users/users.endpoints.ts';
import type { UserCreateInput } from '@share/contract/areas/users/users.schemas.ts';
import { useWatch } from 'react-hook-form';
import { useListOrHome } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { FieldGrid, FormSection } from '../../ui/form/form-section.tsx';
import { useCreateForm } from '../../ui/form/use-create-form.ts';
import { NameFields } from './account/name-fields.tsx';
import { PositionField } from './account/position-field.tsx';
import { passwordLinkPattern } from './invitation.ts';
import { userFormTexts } from './user-form.texts.ts';
import { usersPaths } from './users.paths.ts';
import { userChanged } from './users.queries.ts';
import { usersTexts } from './users.texts.ts';

type NewUser = Pick<UserCreateInput, 'email' | 'firstName' | 'lastName' | 'isAdmin'> & { position: string };

const newUser = (): NewUser => ({ email: '', firstName: '', lastName: '', position: '', isAdmin: false });

const toInput = (user: NewUser): UserCreateInput => ({
  ...user,
  resetPasswordUrlPattern: passwordLinkPattern(user.isAdmin),
});

/** Creates a user, who gets an e-mail with a link to set the password (USR-08 to USR-15). */
export function UserCreate() {
  const t = useTexts(userFormTexts);
  const words = useTexts(usersTexts);
  const form = useCreateForm({
    endpoint: createUser,
    values: newUser(),
    toInput,
    announce: { key: 'user.create', ...words.toasts.create },
    onSaved: userChanged,
    back: useListOrHome(listUsers, usersPaths.list),
    created: { view: getUser, to: ({ id }) => usersPaths.edit(id) },
  });
  const { control } = form;
  const [email, isAdmin] = useWatch({ control, name: ['email', 'isAdmin'] });
  return (
    <FormFrame form={form} title={t.createTitle} cannotSave={email.trim() === '' && t.emailMissing}>
      <FormSection title={t.account}>
        <SwitchField control={control} name="isAdmin" label={t.isAdmin} description={t.isAdminHint} />
        <NameFields />
        <FieldGrid>
          <TextField control={control} name="email" label={words.email} type="email" required />
          <PositionField />
        </FieldGrid>
        <Text size="sm" c="dimmed">
          {isAdmin ? t.invitationTo.staff : t.invitationTo.investor}
        </Text>
      </FormSection>
    </FormFrame>
  );
}
