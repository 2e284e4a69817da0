import { Button, Group, Text } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import bar from '../../ui/form/action-bar.module.css';
import { ReloadButton } from '../../ui/form/action-bar.tsx';
import { formTexts } from '../../ui/form/form.texts.ts';
import type { SaveForm } from '../../ui/form/save-form.ts';

interface SettingsActionsProps<Values extends FieldValues> {
  form: SaveForm<Values>;
  cannotSave: boolean;
  /** Whether these buttons include the main one: only the pair that is always visible does. */
  isMain?: boolean;
}

/** Reload and save for the form of the open tab (SET-04). */
export function SettingsActions<Values extends FieldValues>({
  form,
  cannotSave,
  isMain = false,
}: SettingsActionsProps<Values>) {
  const common = useTexts(commonTexts);
  return (
    <Group gap="xs" wrap="nowrap" ml="auto">
      {form.reload && <ReloadButton form={form} reload={form.reload} />}
      {!form.isReadOnly && (
        <Button
          variant={isMain ? 'filled' : 'default'}
          loading={form.saving !== null}
          disabled={cannotSave || form.saving !== null}
          onClick={() => form.save('stay')}
        >
          {common.save}
        </Button>
      )}
    </Group>
  );
}

/** Reload and save below the fields, always visible, with a note of what the buttons save. */
export function SettingsBar<Values extends FieldValues>({
  hint,
  ...actions
}: SettingsActionsProps<Values> & { hint: string }) {
  const { unsaved } = useTexts(formTexts);
  const { isReadOnly, isDirty } = actions.form;
  return (
    <div className={bar.bar}>
      <Text size="sm" c="dimmed" className={bar.unsaved} role="status">
        {isReadOnly ? '' : [isDirty && `${unsaved}.`, hint].filter(Boolean).join(' ')}
      </Text>
      <SettingsActions {...actions} isMain />
    </div>
  );
}
