import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PageHeader } from '../page-header.tsx';
import { RecordHead, type RecordHeadParts } from '../record/record-head.tsx';
import type { Watched } from '../record/use-change-by-others.ts';
import { ActionBar, type SaveLabels } from './action-bar.tsx';
import { FormBody } from './form-body.tsx';
import { useLeaveGuard } from './leave-guard.ts';
import type { SaveForm } from './save-form.ts';

interface FormFrameProps<Values extends FieldValues> {
  form: SaveForm<Values>;
  title: string;
  /** Set if the record belongs to a list. */
  head?: RecordHeadParts;
  /** Set while the form lacks something that saving needs (AGR-15); a string is shown as the reason. */
  cannotSave?: boolean | string;
  /** Why the form is read-only, if the reason is not a missing permission. */
  whyReadOnly?: string;
  /** The labels of the save buttons, where "Add" or "Save" is not clear enough. */
  saveLabels?: SaveLabels;
  /** Set while the screen shows only what is not saved by the form, such as another tab; hides the buttons to save. */
  hasNothingToSave?: boolean;
  /** The stored record of the form, for the notice that somebody else has changed it. */
  watched?: Watched | undefined;
  /** Other actions, on the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen with one form: title, banner, action bar, Ctrl+S, leave guard, scrolling to the first error. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { form, title, actions, cannotSave = false, whyReadOnly, children } = props;
  useLeaveGuard(form.mayLeave);
  return (
    <FormBody
      form={form}
      cannotSave={Boolean(cannotSave)}
      watched={props.watched}
      {...(form.kind === 'create' ? { label: title } : {})}
      {...(whyReadOnly === undefined ? {} : { whyReadOnly })}
      head={
        props.head ? (
          <RecordHead {...props.head} title={title} actions={actions} />
        ) : (
          <PageHeader title={title}>{actions}</PageHeader>
        )
      }
      bar={(isStuck) => (
        <ActionBar
          form={form}
          cannotSave={isStuck}
          labels={props.saveLabels}
          hasNothingToSave={props.hasNothingToSave ?? false}
          why={typeof cannotSave === 'string' ? cannotSave : null}
        />
      )}
    >
      {children}
    </FormBody>
  );
}
