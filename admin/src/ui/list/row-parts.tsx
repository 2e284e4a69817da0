import { Anchor, Group } from '@mantine/core';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CallOptions } from '../../platform/api/request-of.ts';
import { useCan } from '../../platform/permissions.tsx';
import type { Announcement } from '../announce.ts';
import { DeleteAction, OpenAction } from './row-actions.tsx';

/** What can be done with a row. */
export interface RowRules<Row, Remove extends Endpoint> {
  /** How the user knows the thing: in questions, and in the names of buttons. */
  nameOf: (row: Row) => string;
  /** Where the row leads those who may view or edit it; without `edit` there is only something to look at. */
  open?: { view: Endpoint; edit?: Pick<Endpoint, 'access'>; to: (row: Row) => string };
  remove?: {
    endpoint: Remove;
    params: (row: Row) => CallOptions<Remove>['params'];
    announce: Announcement;
    onDeleted: () => void;
  };
  /** Further actions, which stand before edit and delete; what fails is shown above the list. */
  rowActions?: (row: Row, onFailure: (failure: unknown) => void) => ReactNode;
}

const anyone = { access: 'self' } as const;

/** The link around a row's name and the actions at its end, as far as there are any and the user may. */
export function useRowParts<Row, Remove extends Endpoint>(
  { nameOf, open, remove, rowActions }: RowRules<Row, Remove>,
  onFailure: (failure: unknown) => void,
) {
  const canOpen = useCan(open?.view ?? anyone);
  const canRemove = useCan(remove?.endpoint ?? anyone);
  const opening = canOpen ? open : undefined;
  const removing = canRemove ? remove : undefined;
  const hasActions = opening || removing || rowActions;
  return {
    nameLink: opening
      ? (row: Row, name: ReactNode) => (
          <Anchor component={Link} to={opening.to(row)} inherit>
            {name}
          </Anchor>
        )
      : undefined,
    actions: hasActions
      ? (row: Row) => (
          <Group gap={4} wrap="nowrap" justify="flex-end">
            {rowActions?.(row, onFailure)}
            {opening && <OpenAction to={opening.to(row)} name={nameOf(row)} edit={opening.edit} />}
            {removing && (
              <DeleteAction
                {...removing}
                params={removing.params(row)}
                name={nameOf(row)}
                onFailure={onFailure}
              />
            )}
          </Group>
        )
      : undefined,
  };
}
