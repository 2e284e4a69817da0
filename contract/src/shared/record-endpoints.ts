import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { IdParams } from './ids.ts';
import { type ListDeclaration, listAnswer } from './lists/list.ts';
import { type ColumnsOfFile, exportEndpoint, type FieldsOf } from './lists/list-export.ts';
import type { AreaWith } from './permissions.ts';

/** The areas whose five permissions these endpoints need. */
type RecordArea = AreaWith<'list'> &
  AreaWith<'get'> &
  AreaWith<'create'> &
  AreaWith<'edit'> &
  AreaWith<'delete'>;

interface Declaration<
  Path extends string,
  List extends ListDeclaration,
  Row extends z.ZodType,
  View extends z.ZodType,
  Input extends z.ZodType,
  Columns,
> {
  /** The path of list and create; the path of one record adds its id. */
  path: Path;
  /** The area in the names of the permissions: `admin:{area}:list`. */
  area: RecordArea;
  /** For the summaries of the API reference: 'an agreement', 'agreements'. */
  one: string;
  many: string;
  list: List;
  row: Row;
  view: View;
  input: Input;
  /** The error codes of the area; CHANGED_MEANWHILE is added to the update. */
  errors: {
    missing: ErrorCode;
    /** For create and update. */
    save: readonly ErrorCode[];
    update?: readonly ErrorCode[];
    remove?: readonly ErrorCode[];
  };
  /** The columns of the list's file, as `exportEndpoint` takes them. */
  file: Columns & FieldsOf<z.output<Row>, NoInfer<Columns>>;
}

/**
 * The endpoints of a record that is listed, also as a file, read, created, updated with If-Match (R7) and deleted.
 */
export const recordEndpoints = <
  const Path extends string,
  const List extends ListDeclaration,
  Row extends z.ZodType,
  View extends z.ZodType,
  Input extends z.ZodType,
  const Columns extends ColumnsOfFile<z.output<Row>>,
>({
  path,
  area,
  one,
  many,
  list,
  row,
  view,
  input,
  errors,
  file,
}: Declaration<Path, List, Row, View, Input, Columns>) => {
  const listed = endpoint({
    method: 'GET',
    path,
    access: `admin:${area}:list`,
    summary: `List ${many}`,
    list,
    answer: listAnswer(row),
    errors: [],
  });
  return {
    list: listed,
    file: exportEndpoint(listed, file),
    get: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      access: [`admin:${area}:get`, `admin:${area}:edit`],
      summary: `Read ${one}`,
      params: IdParams,
      answer: view,
      errors: [errors.missing],
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: `admin:${area}:create`,
      summary: `Create ${one}`,
      body: input,
      answer: view,
      errors: errors.save,
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/:id`,
      access: `admin:${area}:edit`,
      summary: `Change ${one}`,
      params: IdParams,
      body: input,
      answer: view,
      errors: [errors.missing, 'CHANGED_MEANWHILE', ...errors.save, ...(errors.update ?? [])],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      access: `admin:${area}:delete`,
      summary: `Delete ${one}`,
      params: IdParams,
      answer: z.null(),
      errors: [errors.missing, ...(errors.remove ?? [])],
    }),
  };
};
