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
  /** Of a record that belongs to a list. */
  head?: RecordHeadParts;
  /** Set while the form lacks something it needs for saving (AGR-15); a string is shown as the reason. */
  cannotSave?: boolean | string;
  /** Why nothing can be changed, where the reason is not a missing permission. */
  whyReadOnly?: string;
  /** What the save buttons do, where "Add" or "Save" does not say it. */
  saveLabels?: SaveLabels;
  /** The stored record of the form, of which it says when somebody else has changed it. */
  watched?: Watched | undefined;
  /** Further actions, to the right of the title. */
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
          why={typeof cannotSave === 'string' ? cannotSave : null}
        />
      )}
    >
      {children}
    </FormBody>
  );
}
