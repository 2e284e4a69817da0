import { proposalOf } from '@share/contract/client/api-error.ts';
import type { AnswerOf, BodyInputOf, Endpoint, ErrorItem } from '@share/contract/shared/endpoint.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError, call, isApiError } from '../../platform/api/api-client.ts';
import type { CallOptions } from '../../platform/api/request-to-api.ts';
import { hasUnsaved, useUnsaved } from '../../platform/unsaved.ts';
import { useIsMounted } from '../../platform/use-is-mounted.ts';
import { type Announcement, announceDone, announceFailure, withdrawFailure } from '../announce.ts';
import { fieldMessage, hasText } from '../error-text.ts';
import { listSearch } from '../list/last-address.ts';
import { type FormError, type FormPath, flatErrors, isWithin, resolverOf } from './errors/form-errors.ts';
import type { FormPart } from './form-part.ts';
import { idempotency } from './idempotency-key.ts';
import { fieldOf } from './paths.ts';
import type { Next } from './save-form.ts';

export interface SavingEndpoint extends Endpoint {
  readonly body: NonNullable<Endpoint['body']>;
}

export interface SaveOptions<E extends SavingEndpoint, Values extends FieldValues> {
  /** The endpoint that saves. Its body is the form's schema, and its permission makes the form editable. */
  endpoint: E;
  params?: CallOptions<E>['params'];
  /** Builds the body; empty texts become null only here. */
  toInput: (values: Values) => BodyInputOf<E>;
  /** Maps paths of the body to paths of the form; needed only where they differ. */
  formPath?: FormPath<Values>;
  /** The part of the form that holds its own values; `toInput` adds it to the body. */
  part?: FormPart<AnswerOf<E>>;
  announce: Announcement;
  /** Invalidates the cached data that the save makes stale. */
  onSaved: (saved: AnswerOf<E>) => void;
  /** Translates the server's errors where their codes or paths differ from the form's. */
  readErrors?: (errors: ErrorItem[]) => ErrorItem[];
  /** Asks before the values are sent; false leaves the form as it is. */
  agree?: (values: Values) => Promise<boolean>;
  /** The path of the list. */
  back: string;
}

interface Inner<E extends SavingEndpoint, Values extends FieldValues> extends SaveOptions<E, Values> {
  values: Values;
  version: () => number | undefined;
  /** Called first after a save; returns where to go, or null to stay. */
  afterSave: (saved: AnswerOf<E>, sent: Values, next: Next) => string | null;
  /** Returns true when it handles the failure itself. */
  onRefused: (failure: ApiError) => boolean;
}

/** Milliseconds after which a save is reported as unanswered and can be repeated. */
const SAVE_TIMEOUT = 20_000;

const unchanging = () => () => {};

const samePath = (path: string): string => path;

/** Shows each refusal of the server at its field; returns those without a field or without a text. */
function placeErrors<Values extends FieldValues>(
  errors: readonly ErrorItem[],
  methods: UseFormReturn<Values>,
  part: Pick<FormPart<never>, 'name' | 'setErrors'> | undefined,
  formPath: FormPath<Values>,
): ErrorItem[] {
  const inPart: FormError[] = [];
  const unplaced = errors.filter((error) => {
    if (part && error.path && isWithin(error.path, part.name)) {
      inPart.push({ path: error.path, code: fieldMessage(error) });
      return false;
    }
    const values = methods.getValues();
    const field = fieldOf(values, error.path && formPath(error.path, values));
    if (field !== null)
      methods.setError(field as FieldPath<Values>, { type: 'server', message: fieldMessage(error) });
    // The banner contains the id of the request, which support needs for an unknown code.
    return field === null || !hasText(error.code);
  });
  part?.setErrors(inPart);
  return unplaced;
}

/** The common part of creating and editing: checks, sends once, shows each error at its field, navigates. */
export function useSave<E extends SavingEndpoint, Values extends FieldValues>(options: Inner<E, Values>) {
  const { endpoint, params, toInput, formPath = samePath, part, announce, onSaved, onRefused } = options;
  const navigate = useNavigate();
  const methods = useForm<Values>({
    defaultValues: options.values as DefaultValues<Values>,
    resolver: resolverOf<Values>(endpoint.body, toInput, formPath),
    shouldFocusError: false,
  });
  const [saving, setSaving] = useState<Next | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempts, setAttempts] = useState(0);
  const [keys] = useState(idempotency);
  const isSaving = useRef(false);
  const isLeaving = useRef(false);
  const isMounted = useIsMounted();
  const isPartDirty = useSyncExternalStore(part?.subscribe ?? unchanging, () => part?.isDirty() ?? false);
  const [busy, setBusyFields] = useState<readonly string[]>([]);
  const setBusy = useCallback((name: string, isBusy: boolean) => {
    setBusyFields((names) => [...names.filter((other) => other !== name), ...(isBusy ? [name] : [])]);
  }, []);
  const isBusy = busy.length > 0;
  // Running uploads would be lost, like typed values.
  const isDirty = methods.formState.isDirty || isPartDirty || isBusy;
  useUnsaved(isDirty);

  const send = async (values: Values, next: Next) => {
    if (options.agree && !(await options.agree(values))) return;
    const version = options.version();
    const body = toInput(values);
    const partSaved = part?.sending();
    const saved = await call(endpoint, {
      body,
      ...(params === undefined ? {} : { params }),
      ...(version === undefined ? {} : { ifMatch: version }),
      timeout: SAVE_TIMEOUT,
      ...(endpoint.method === 'POST' ? { idempotencyKey: keys.keyFor(body) } : {}),
    });
    keys.settle();
    partSaved?.(saved);
    const goal = options.afterSave(saved, values, next);
    onSaved(saved);
    if (goal !== null && isMounted()) {
      isLeaving.current = true;
      await navigate({ to: goal, search: listSearch(goal) });
      isLeaving.current = false;
    }
    // Beside the form that is being left, a message of success would contradict its busy button.
    announceDone(announce);
  };

  const refuse = (reason: unknown) => {
    keys.settle(reason);
    if (isApiError(reason) && onRefused(reason)) return;
    announceFailure(announce, reason);
    // The typed values are in the proposal; the record is as it was.
    if (proposalOf(reason) !== null) methods.reset();
    if (!isApiError(reason)) return setFailure(reason);
    const errors = options.readErrors?.(reason.errors) ?? reason.errors;
    const unplaced = placeErrors(errors, methods, part, formPath);
    if (unplaced.length > 0 || errors.length === 0) setFailure(new ApiError({ ...reason, errors: unplaced }));
  };

  const save = async (next: Next) => {
    if (isSaving.current) return;
    isSaving.current = true;
    setSaving(next);
    setFailure(null);
    withdrawFailure(announce);
    let isRefused = false;
    const check = methods.handleSubmit(
      (values) =>
        send(values, next).catch((reason: unknown) => {
          isRefused = true;
          refuse(reason);
        }),
      (errors) => {
        part?.setErrors(flatErrors(errors).filter(({ path }) => isWithin(path, part.name)));
        isRefused = true;
      },
    );
    await check().finally(() => {
      isSaving.current = false;
      setSaving(null);
    });
    // The errors are at their fields only now, so that tabs can open and the first error can be focused.
    if (isRefused) setAttempts((count) => count + 1);
  };

  return {
    methods,
    isDirty,
    isBusy,
    setBusy,
    saving,
    failure,
    setFailure,
    attempts,
    save,
    mayLeave: () => isLeaving.current || !hasUnsaved(),
  };
}
