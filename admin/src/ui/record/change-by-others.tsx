import type { FieldValues } from 'react-hook-form';
import type { SaveForm } from '../form/save-form.ts';
import { ChangedBar } from './changed-bar.tsx';
import { useChange, type Watched } from './use-change-by-others.ts';

interface ChangeByOthersProps<Values extends FieldValues> {
  form: SaveForm<Values>;
  of: Watched;
}

/**
 * Tells that somebody else has changed the form's record, and can show the change. Typed values are merged and never lost, and
 * uploads are waited for.
 */
export function ChangeByOthers<Values extends FieldValues>({ form, of }: ChangeByOthersProps<Values>) {
  const change = useChange(of, form.base.version ?? 0);
  if (change === null || form.conflict || form.saving !== null || form.isBusy) return null;
  const show = () => (form.isDirty ? form.openConflict?.(change) : void form.reload?.());
  return <ChangedBar change={change} isTyping={form.isDirty} onShow={show} />;
}
