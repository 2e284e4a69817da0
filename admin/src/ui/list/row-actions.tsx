import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/api-client.ts';
import type { CallOptions } from '../../platform/api/request-to-api.ts';
import { commonTexts } from '../../platform/common.texts.ts';
import { useCan } from '../../platform/permissions.tsx';
import { useTexts } from '../../platform/texts.ts';
import { useIsMounted } from '../../platform/use-is-mounted.ts';
import { type Announcement, announceDone, announceFailure, withdrawFailure } from '../announce.ts';
import { confirm, type Question } from '../confirm.tsx';
import { uiTexts } from '../ui.texts.ts';
import { RowAction } from './menu/row-action.tsx';

interface OpenActionProps {
  to: string;
  name: string;
  edit: Pick<Endpoint, 'access'> | undefined;
}

/** A pencil for users who may edit, an eye for users who may only view. */
export function OpenAction({ to, name, edit }: OpenActionProps) {
  const texts = useTexts(uiTexts);
  const common = useTexts(commonTexts);
  const canEdit = useCan(edit ?? { access: 'self' }) && edit !== undefined;
  const Icon = canEdit ? IconPencil : IconEye;
  return (
    <RowAction
      to={to}
      label={canEdit ? texts.editNamed(name) : texts.viewNamed(name)}
      word={canEdit ? common.edit : texts.view}
      icon={<Icon size={18} aria-hidden />}
    />
  );
}

export interface DeleteActionProps<E extends Endpoint> {
  endpoint: E;
  params: CallOptions<E>['params'];
  /** The name of the record as the user knows it. */
  name: string;
  announce: Announcement;
  /** Returns a question that replaces the usual one. */
  question: () => Promise<Partial<Question> | undefined>;
  onDeleted: () => void;
  /** Shows the failure above the list. Called with null when a new attempt begins. */
  onFailure: (failure: unknown) => void;
}

/** Deletes after asking; hidden from users who may not delete. */
export function DeleteAction<E extends Endpoint>(props: DeleteActionProps<E>) {
  const { endpoint, params, name, announce } = props;
  const texts = useTexts(uiTexts);
  const common = useTexts(commonTexts);
  const canDelete = useCan(endpoint);
  const isMounted = useIsMounted();
  const deleting = useMutation({
    mutationFn: () => call(endpoint, params === undefined ? {} : { params }),
    onMutate: () => {
      withdrawFailure(announce);
      props.onFailure(null);
    },
    onSuccess: () => {
      announceDone(announce);
      props.onDeleted();
    },
    onError: (failure) => {
      announceFailure(announce, failure);
      props.onFailure(failure);
    },
  });
  if (!canDelete) return null;
  const ask = async () => {
    const question = {
      title: texts.deleteTitle(name),
      message: texts.cannotBeUndone,
      confirmLabel: common.delete,
      ...(await props.question()),
    };
    if (isMounted() && (await confirm(question))) deleting.mutate();
  };
  return (
    <RowAction
      label={texts.deleteNamed(name)}
      word={common.delete}
      icon={<IconTrash size={18} aria-hidden />}
      isRunning={deleting.isPending}
      onClick={() => void ask()}
    />
  );
}
