import { Button, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { commonTexts } from '../../platform/common.texts.ts';
import { useTexts } from '../../platform/texts.ts';
import { nothingUnsaved } from '../../platform/unsaved.ts';
import { BackButton } from '../back-button.tsx';
import { confirm } from '../confirm.tsx';
import { MOD, withKeys } from '../shortcuts/keys.ts';
import classes from './action-bar.module.css';
import { formTexts } from './form.texts.ts';
import type { Next, SaveForm } from './save-form.ts';

export type SaveLabels = Readonly<Record<Next, string>>;

interface ActionBarProps<Values extends FieldValues> {
  form: SaveForm<Values>;
  cannotSave: boolean;
  labels?: SaveLabels | undefined;
  /** Set where nothing is saved by the form, so that there are no buttons to save. */
  hasNothingToSave: boolean;
  /** The reason why the form cannot be saved, if there is one to show. */
  why: string | null;
}

/** Back, reload, save, save and back (or add, add and back); always visible (FRM-06). */
export function ActionBar<Values extends FieldValues>({
  form,
  cannotSave,
  labels,
  hasNothingToSave,
  why,
}: ActionBarProps<Values>) {
  const common = useTexts(commonTexts);
  const texts = useTexts(formTexts);
  const { isDirty } = form;
  const isCreate = form.kind === 'create';
  const stay = labels?.stay ?? (isCreate ? common.add : common.save);
  const isStuck = cannotSave || form.saving !== null;
  return (
    <div className={classes.bar}>
      <BackButton to={form.back} />
      {form.reload && <ReloadButton form={form} reload={form.reload} />}
      <Text
        size="sm"
        c="dimmed"
        className={classes.unsaved}
        data-why={why !== null || undefined}
        role="status"
      >
        {why ?? (isDirty ? texts.unsaved : '')}
      </Text>
      {!form.isReadOnly && !hasNothingToSave && (
        <>
          <Button
            variant="default"
            className={classes.action}
            loading={form.saving === 'back'}
            disabled={isStuck}
            onClick={() => form.save('back')}
          >
            {labels?.back ?? (isCreate ? common.addAndBack : common.saveAndBack)}
          </Button>
          <Button
            type="submit"
            title={withKeys(stay, MOD, 'S')}
            // In an unchanged record another action may be the main one.
            variant={isCreate || isDirty ? 'filled' : 'default'}
            className={classes.action}
            loading={form.saving === 'stay'}
            disabled={isStuck}
          >
            {stay}
          </Button>
        </>
      )}
    </div>
  );
}

interface ReloadButtonProps {
  form: Pick<SaveForm<never>, 'isDirty' | 'isBusy'>;
  reload: () => Promise<void>;
}

/** Asks first if unsaved changes would be lost. Waits for uploads, which would otherwise be added to the reloaded record. */
export function ReloadButton({ form, reload }: ReloadButtonProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(formTexts);
  const [isLoading, setLoading] = useState(false);
  const ask = async () => {
    const question = { title: texts.reloadTitle, message: texts.reloadMessage, confirmLabel: common.reload };
    if (form.isDirty && !(await confirm({ ...question, until: nothingUnsaved() }))) return;
    setLoading(true);
    await reload();
    setLoading(false);
  };
  return (
    <Button
      variant="default"
      aria-label={common.reload}
      className={classes.quiet}
      loading={isLoading}
      disabled={form.isBusy}
      onClick={() => void ask()}
    >
      <IconRefresh size={18} aria-hidden />
      <span className={classes.word}>{common.reload}</span>
    </Button>
  );
}
