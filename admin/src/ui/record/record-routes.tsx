import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import { frameRoute } from '../../platform/routing/routes.tsx';
import type { ListEndpoint } from '../list/use-list-query.ts';
import type { RecordArea, RecordPaths, Stored } from './record-area.ts';
import type { RecordForm } from './record-form.tsx';
import type { RecordListScreen } from './record-list.tsx';

interface RecordScreens<
  List extends ListEndpoint,
  Input,
  View extends Stored,
  Values extends FieldValues,
  Paths extends RecordPaths,
> extends RecordArea<List, Input, View> {
  readonly paths: Paths;
  /** Loaded together with the screen that needs it. */
  readonly list: () => Promise<ComponentType<RecordListScreen<List>>>;
  readonly form: () => Promise<RecordForm<Input, View, Values>>;
}

/** The routes of a record area: its list, and one form for creating and editing. */
export function recordRoutes<
  List extends ListEndpoint,
  Input,
  View extends Stored,
  Values extends FieldValues,
  const Paths extends RecordPaths,
>(area: RecordScreens<List, Input, View, Values, Paths>) {
  const { paths, endpoints } = area;
  const listRoute = createRoute({
    getParentRoute: () => frameRoute,
    path: paths.list as Paths['list'],
    staticData: { needs: [endpoints.list] },
    component: lazyRouteComponent(async () => {
      const List = await area.list();
      return { default: () => <List area={area} /> };
    }),
  });
  const createRecordRoute = createRoute({
    getParentRoute: () => frameRoute,
    path: paths.create as Paths['create'],
    staticData: { needs: [endpoints.create] },
    component: lazyRouteComponent(async () => {
      const [{ CreateRecord }, form] = await Promise.all([import('./record-form.tsx'), area.form()]);
      return { default: () => <CreateRecord area={area} form={form} /> };
    }),
  });
  const editRoute = createRoute({
    getParentRoute: () => frameRoute,
    path: paths.edit as Paths['edit'],
    staticData: { needs: [endpoints.get] },
    component: lazyRouteComponent(async () => {
      const [{ EditRecord }, form] = await Promise.all([import('./record-form.tsx'), area.form()]);
      return { default: () => <EditRecord area={area} form={form} /> };
    }),
  });
  return [listRoute, createRecordRoute, editRoute] as const;
}
