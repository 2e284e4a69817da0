import { Anchor, Group } from '@mantine/core';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CallOptions } from '../../platform/api/request-to-api.ts';
import { useCan } from '../../platform/permissions.tsx';
import type { Announcement } from '../announce.ts';
import type { Question } from '../confirm.tsx';
import { RowMenu } from './menu/row-menu.tsx';
import { useIsPhone } from './phone/use-is-phone.ts';
import { DeleteAction, OpenAction } from './row-actions.tsx';

/** The actions of a row. */
export interface RowRules<Row, Remove extends Endpoint> {
  /** The name of the record, for questions and accessible names. */
  nameOf: (row: Row) => string;
  /** The screen that the row leads to, for users who may view or edit the record; without `edit` it can only be viewed. */
  open?: { view: Endpoint; edit?: Pick<Endpoint, 'access'>; to: (row: Row) => string };
  remove?: {
    endpoint: Remove;
    params: (row: Row) => CallOptions<Remove>['params'];
    announce: Announcement;
    onDeleted: () => void;
    /** Whether this row can be deleted; by default every row can. */
    isOffered?: (row: Row) => boolean;
    /** Replaces the delete button of rows that cannot be deleted. */
    instead?: (row: Row) => ReactNode;
    /** The question before deleting, where the name of the record is not enough. */
    question?: (row: Row) => Promise<Partial<Question>>;
  };
  /** Other actions, before edit and delete; failures are shown above the list. */
  rowActions?: (row: Row, onFailure: (failure: unknown) => void) => ReactNode;
}

const anyone = { access: 'self' } as const;

/** The link on the name of a row, and the actions at its end that the user may use. */
export function useRowParts<Row, Remove extends Endpoint>(
  { nameOf, open, remove, rowActions }: RowRules<Row, Remove>,
  onFailure: (failure: unknown) => void,
) {
  const canOpen = useCan(open?.view ?? anyone);
  const canRemove = useCan(remove?.endpoint ?? anyone);
  const opening = canOpen ? open : undefined;
  const removing = canRemove ? remove : undefined;
  const hasActions = opening || removing || rowActions;
  const isPhone = useIsPhone();
  // On phones the row itself opens its record, so a menu without other actions is left out.
  const hasMenu = removing || rowActions;
  const actionsOf = (row: Row) => (
    <>
      {rowActions?.(row, onFailure)}
      {opening && <OpenAction to={opening.to(row)} name={nameOf(row)} edit={opening.edit} />}
      {removing &&
        ((removing.isOffered?.(row) ?? true) ? (
          <DeleteAction
            endpoint={removing.endpoint}
            announce={removing.announce}
            onDeleted={removing.onDeleted}
            question={async () => removing.question?.(row)}
            params={removing.params(row)}
            name={nameOf(row)}
            onFailure={onFailure}
          />
        ) : (
          removing.instead?.(row)
        ))}
    </>
  );
  return {
    nameLink: opening
      ? (row: Row, name: ReactNode) => (
          <Anchor component={Link} to={opening.to(row)} inherit data-record>
            {name}
          </Anchor>
        )
      : undefined,
    actions: isPhone
      ? hasMenu
        ? (row: Row) => <RowMenu name={nameOf(row)}>{actionsOf(row)}</RowMenu>
        : undefined
      : hasActions
        ? (row: Row) => (
            <Group gap={4} wrap="nowrap" justify="flex-end">
              {actionsOf(row)}
            </Group>
          )
        : undefined,
  };
}
