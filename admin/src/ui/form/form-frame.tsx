import { Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { isTemporary } from '../../platform/api/api-error.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../error-banner.tsx';
import { PageHeader } from '../page-header.tsx';
import { ActionBar } from './action-bar.tsx';
import { formTexts } from './form.texts.ts';
import { FormContext, noParts } from './form-context.ts';
import classes from './form-frame.module.css';
import { HiddenErrors } from './hidden-errors.tsx';
import { useLeaveGuard } from './leave-guard.ts';
import { StaleDialog } from './merge/stale-dialog.tsx';
import type { SaveForm } from './save-form.ts';

interface FormFrameProps<Values extends FieldValues> {
  form: SaveForm<Values>;
  title: string;
  /** Set while the form lacks something it needs for saving (AGR-15); a string is shown as the reason. */
  cannotSave?: boolean | string;
  /** Why nothing can be changed, where the reason is not a missing permission. */
  whyReadOnly?: string;
  /** Further actions, to the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every form: title, banner, action bar, Ctrl+S, leave guard, scrolling to the first error. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { form, title } = props;
  const texts = useTexts(formTexts);
  const element = useRef<HTMLFormElement>(null);
  const [parts] = useState(noParts);
  const { isReadOnly, attempts } = form;
  const [busy, setBusyFields] = useState<readonly string[]>([]);
  const setBusy = useCallback((name: string, isBusy: boolean) => {
    setBusyFields((names) => [...names.filter((other) => other !== name), ...(isBusy ? [name] : [])]);
  }, []);
  const context = useMemo(
    () => ({ ...parts, isReadOnly, attempts, setBusy }),
    [parts, isReadOnly, attempts, setBusy],
  );
  const cannotSave = Boolean(props.cannotSave) || busy.length > 0;
  const maySave = !isReadOnly && !cannotSave;
  const save = () => {
    if (maySave) form.save('stay');
  };
  useHotkeys([['mod+S', save]], [], true);
  useLeaveGuard(form.mayLeave);
  useFirstErrorInView(element, attempts);
  return (
    <FormProvider {...form.methods}>
      <FormContext value={context}>
        <form
          ref={element}
          className={classes.form}
          data-read-only={isReadOnly || undefined}
          noValidate
          aria-busy={form.saving !== null}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            save();
          }}
        >
          <Stack gap="md" className={classes.content}>
            <PageHeader title={title}>{props.actions}</PageHeader>
            {isReadOnly && (
              <Text size="sm" c="dimmed" className={classes.readOnly}>
                <IconLock size={16} aria-hidden /> {props.whyReadOnly ?? texts.readOnly}
              </Text>
            )}
            {form.failure !== null && (
              <ErrorBanner
                failure={form.failure}
                {...(isTemporary(form.failure) ? { note: texts.nothingIsLost, onRetry: save } : {})}
              />
            )}
            <HiddenErrors />
            {props.children}
          </Stack>
          <ActionBar
            form={form}
            cannotSave={cannotSave}
            why={typeof props.cannotSave === 'string' ? props.cannotSave : null}
          />
        </form>
        <StaleDialog form={form} fields={parts.fields} />
      </FormContext>
    </FormProvider>
  );
}

/**
 * For this long after an attempt, the field with the first error may still be loading: a card that opens, an editor.
 */
const TIMEOUT_MILLISECONDS = 2_000;

/**
 * After an attempt that found errors, scrolls to the first one and focuses it, once tabs, languages and cards are
 * open.
 */
function useFirstErrorInView(element: RefObject<HTMLFormElement | null>, attempts: number) {
  useEffect(() => {
    if (attempts === 0) return;
    const deadline = performance.now() + TIMEOUT_MILLISECONDS;
    const look = () => {
      const marked =
        element.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid-field]') ?? [];
      const first = [...marked].find((field) => field.checkVisibility());
      if (!first) {
        if (performance.now() < deadline) frame = requestAnimationFrame(look);
        return;
      }
      first.focus({ preventScroll: true });
      first.scrollIntoView({ block: 'center' });
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [element, attempts]);
}
