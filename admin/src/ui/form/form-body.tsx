import { Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { isTemporary } from '@share/contract/client/api-error.ts';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTexts } from '../../platform/texts.ts';
import { ErrorBanner } from '../error-banner.tsx';
import { useLanguageOfErrors } from '../fields/languages/form-languages.ts';
import { LanguageSwitch } from '../fields/languages/language-switch.tsx';
import { ChangeByOthers } from '../record/change-by-others.tsx';
import type { Watched } from '../record/use-change-by-others.ts';
import { HiddenErrors } from './errors/hidden-errors.tsx';
import { formTexts } from './form.texts.ts';
import { FormContext, noParts } from './form-context.ts';
import classes from './form-frame.module.css';
import { StaleDialog } from './merge/stale-dialog.tsx';
import type { SaveForm } from './save-form.ts';
import { useFirstFieldFocused } from './use-first-field-focused.ts';

interface FormBodyProps<Values extends FieldValues> {
  form: SaveForm<Values>;
  cannotSave?: boolean;
  whyReadOnly?: string;
  /** Shown above the banner, for instance the title. */
  head?: ReactNode;
  /** The name of the form, which screen readers read with its first field. */
  label?: string;
  /** Shown below the fields, with the buttons of the form; its argument tells whether the form cannot be saved now. */
  bar: (cannotSave: boolean) => ReactNode;
  /** The record of the form, for the notice that somebody else has changed it. */
  watched?: Watched | undefined;
  children: ReactNode;
}

/**
 * One form without title and leave guard: banner, Ctrl+S, scrolling to the first error, notice of changes by others. A screen
 * with several forms has one of these for each; Ctrl+S saves the visible one.
 */
export function FormBody<Values extends FieldValues>(props: FormBodyProps<Values>) {
  const { form } = props;
  const texts = useTexts(formTexts);
  const element = useRef<HTMLFormElement>(null);
  const [parts] = useState(noParts);
  const { isReadOnly, attempts, setBusy } = form;
  const context = useMemo(
    () => ({ ...parts, isReadOnly, attempts, setBusy }),
    [parts, isReadOnly, attempts, setBusy],
  );
  const cannotSave = Boolean(props.cannotSave) || form.isBusy;
  const save = () => {
    if (!isReadOnly && !cannotSave && element.current?.checkVisibility()) form.save('stay');
  };
  // Input typed while a record is being created would be lost with this form (FRM-03).
  const isAdding = form.kind === 'create' && form.saving !== null;
  useFocusKept(isAdding);
  useEffect(() => parts.uploads.begin(), [parts]);
  useHotkeys([['mod+S', save]], [], true);
  useLanguageOfErrors(parts.languages, attempts);
  useFirstErrorInView(element, attempts);
  useFirstFieldFocused(element, form.kind === 'create' && !isReadOnly);
  return (
    <FormProvider {...form.methods}>
      <FormContext value={context}>
        <form
          ref={element}
          className={classes.form}
          aria-label={props.label}
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
            {props.head}
            {isReadOnly && (
              <Text size="sm" c="dimmed" className={classes.readOnly}>
                <IconLock size={16} aria-hidden /> {props.whyReadOnly ?? texts.readOnly}
              </Text>
            )}
            {props.watched && <ChangeByOthers form={form} of={props.watched} />}
            {form.failure !== null && (
              <div data-form-failure>
                <ErrorBanner
                  failure={form.failure}
                  {...(isTemporary(form.failure) ? { note: texts.nothingIsLost, onRetry: save } : {})}
                />
              </div>
            )}
            <HiddenErrors />
            <div className={classes.fields} inert={isAdding}>
              <LanguageSwitch />
              {props.children}
            </div>
          </Stack>
          {props.bar(cannotSave)}
        </form>
        <StaleDialog form={form} fields={parts.fields} />
      </FormContext>
    </FormProvider>
  );
}

/** Returns the focus after fields were locked, which makes them lose it. */
function useFocusKept(isLocked: boolean) {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isLocked) focused.current = document.activeElement;
  }, [isLocked]);
  useEffect(() => {
    const { current } = focused;
    if (isLocked || document.activeElement !== document.body || !(current instanceof HTMLElement)) return;
    current.focus({ preventScroll: true });
  }, [isLocked]);
}

/**
 * The time for which the field with the first error may be missing after an attempt, or after its tab has opened: a card opens,
 * or an editor loads.
 */
const TIMEOUT_MILLISECONDS = 2_000;

/**
 * After a save with errors, scrolls to the first field with an error and focuses it, once tabs, languages and cards are open.
 * Until then, and if no field has an error, the reason above the form is shown.
 */
function useFirstErrorInView(element: RefObject<HTMLFormElement | null>, attempts: number) {
  useEffect(() => {
    if (attempts === 0) return;
    let deadline = performance.now() + TIMEOUT_MILLISECONDS;
    element.current?.querySelector('[data-form-failure]')?.scrollIntoView({ block: 'center' });
    const look = () => {
      const marked =
        element.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid-field]') ?? [];
      const first = [...marked].find((field) => field.checkVisibility());
      if (!first) {
        if (element.current?.querySelector('[aria-busy=true]'))
          deadline = performance.now() + TIMEOUT_MILLISECONDS;
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
