import { Button, Text } from '@mantine/core';
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { confirm } from '../confirm.tsx';
import { formTexts } from './form.texts.ts';
import classes from './form-frame.module.css';
import type { SaveForm } from './save-form.ts';

interface ActionBarProps<Values extends FieldValues> {
  form: SaveForm<Values>;
  cannotSave: boolean;
}

/** Go back, reload, save, save and back (or add, add and back); always in sight (FRM-06). */
export function ActionBar<Values extends FieldValues>({ form, cannotSave }: ActionBarProps<Values>) {
  const common = useTexts(commonTexts);
  const texts = useTexts(formTexts);
  const { isDirty } = form.methods.formState;
  const isCreate = form.kind === 'create';
  return (
    <div className={classes.bar}>
      <Button
        component={Link}
        to={form.back}
        variant="default"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        {common.back}
      </Button>
      {form.reload && <ReloadButton reload={form.reload} isDirty={isDirty} />}
      <Text size="sm" c="dimmed" className={classes.unsaved} role="status">
        {isDirty ? texts.unsaved : ''}
      </Text>
      {!form.isReadOnly && (
        <>
          <Button
            variant="default"
            loading={form.saving === 'back'}
            disabled={cannotSave || form.saving === 'stay'}
            onClick={() => form.save('back')}
          >
            {isCreate ? common.addAndBack : common.saveAndBack}
          </Button>
          <Button
            type="submit"
            loading={form.saving === 'stay'}
            disabled={cannotSave || form.saving === 'back'}
          >
            {isCreate ? common.add : common.save}
          </Button>
        </>
      )}
    </div>
  );
}

/** Asks first when something typed would be lost. */
function ReloadButton({ reload, isDirty }: { reload: () => Promise<void>; isDirty: boolean }) {
  const common = useTexts(commonTexts);
  const texts = useTexts(formTexts);
  const [isLoading, setLoading] = useState(false);
  const ask = async () => {
    const question = { title: texts.reloadTitle, message: texts.reloadMessage, confirmLabel: common.reload };
    if (isDirty && !(await confirm(question))) return;
    setLoading(true);
    await reload();
    setLoading(false);
  };
  return (
    <Button
      variant="default"
      loading={isLoading}
      leftSection={<IconRefresh size={18} aria-hidden />}
      onClick={() => void ask()}
    >
      {common.reload}
    </Button>
  );
}
