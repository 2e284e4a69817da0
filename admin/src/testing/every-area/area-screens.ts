import { UploadBody } from '@share/contract/areas/files/files.endpoints.ts';
import { allEndpoints } from '@share/contract/endpoints.ts';
import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import type { AnyRoute } from '@tanstack/react-router';
import { screens } from '../../areas.ts';
import type { ListEndpoint } from '../../ui/list/use-list-query.ts';

/** A screen of an area, as its route declares it. */
export interface AreaScreen {
  /** As the router names it: `/faq/$id`. */
  path: string;
  /** For records, of the one with the number 1. */
  address: string;
  /** Any of these opens it; of a screen that everybody may open, none. */
  needs: readonly Endpoint[];
}

/** All screens inside the frame. */
export const areaScreens: readonly AreaScreen[] = (screens as readonly AnyRoute[]).map(({ options }) => {
  const { path = '', staticData } = options as { path?: string; staticData?: { needs: unknown } };
  const needs = Array.isArray(staticData?.needs) ? (staticData.needs as Endpoint[]) : [];
  return { path, address: path.replace('$id', '1'), needs };
});

const endpoints = allEndpoints.map(({ endpoint }) => endpoint);
const withoutNames = (path: string) => path.replace(/:\w+/g, ':id');
const find = (method: Endpoint['method'], paths: readonly string[]) =>
  endpoints.find(
    (endpoint) => endpoint.method === method && paths.map(withoutNames).includes(withoutNames(endpoint.path)),
  );
const isList = (endpoint: Endpoint): endpoint is ListEndpoint => endpoint.list !== undefined;

/** The screens of lists, each with its endpoint and, where rows can be deleted, with the one that deletes them. */
export const listScreens = areaScreens.flatMap((screen) => {
  const endpoint = screen.needs.find(isList);
  if (!endpoint || screen.path.includes('$id')) return [];
  const remove = find('DELETE', [`${endpoint.path}/:id`]);
  const file = find('POST', [`${endpoint.path}/export`]);
  const create = areaScreens.find(({ path }) => path === `${screen.path}/create`);
  return [{ ...screen, endpoint, remove, file, create }];
});

/** The screens of records, each with the endpoint that reads it and, where it can be changed there, with the one that changes it. */
export const recordScreens = areaScreens.flatMap((screen) => {
  const read = screen.needs.find(({ path }) => path.includes('/:'));
  if (!read || !screen.path.includes('$id')) return [];
  const isChangedElsewhere = areaScreens.some(({ path }) => path === `${screen.path}/edit`);
  const update = isChangedElsewhere ? undefined : find('PUT', [read.path, ...(read.aliases ?? [])]);
  return [{ ...screen, read, update }];
});

/** The screens of new records. One that takes a file alone has no form. */
export const creatingScreens = areaScreens.filter(({ needs }) =>
  needs.some(({ method, body }) => method === 'POST' && body !== UploadBody),
);
