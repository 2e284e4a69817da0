import type {
  VersionEndpoints,
  VersionRow,
  VersionView,
} from '@share/contract/shared/content/version-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api-client.ts';
import type { RecordHistory } from './record-history.ts';

/** The versions of a record, newest first; loaded again after each save. */
export const useVersions = ({ endpoints, id, version }: RecordHistory) =>
  useQuery({
    queryKey: ['versions', endpoints.listVersions.path, id, version],
    queryFn: async ({ signal }) =>
      (await call(endpoints.listVersions, { params: { id: String(id) }, signal })) as VersionRow[],
    staleTime: 0,
  });

/** One version with its content. It never changes, except for which of its files are gone. */
export const useVersion = (endpoints: VersionEndpoints, id: number, version: number | null) =>
  useQuery({
    queryKey: ['version', endpoints.getVersion.path, id, version],
    queryFn: async ({ signal }) =>
      (await call(endpoints.getVersion, {
        params: { id: String(id), version: String(version) },
        signal,
      })) as VersionView,
    enabled: version !== null,
  });
