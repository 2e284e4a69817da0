import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMaintenance } from '../../../platform/maintenance.ts';
import { LoadingOverlay } from '../notices/loading-overlay.tsx';
import { StartFailed } from '../notices/start-failed.tsx';
import { currentUserQuery, menuQuery, permissionsQuery } from '../shell.queries.ts';
import { useFreshRights } from './fresh-rights.ts';
import { logout } from './logout.ts';

const leave = () => void logout();

/**
 * Waits for user, menu and the first permission check; without them, screens that need a permission would flash as
 * "not found" (SHL-01).
 */
export function FrameData({ children }: { children: ReactNode }) {
  const maintenance = useMaintenance();
  const queries = [useQuery(currentUserQuery), useQuery(menuQuery), useQuery(permissionsQuery)];
  const shutOut = useFreshRights();
  const failed = queries.find(({ isError }) => isError);
  if (shutOut)
    return <StartFailed failure={shutOut} isRetrying={false} onRetry={() => {}} onLogout={leave} />;
  if (queries.every(({ isSuccess }) => isSuccess)) return children;
  if (!failed || maintenance) return <LoadingOverlay />;
  return (
    <StartFailed
      failure={failed.error}
      isRetrying={queries.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of queries) if (query.isError) void query.refetch();
      }}
      onLogout={leave}
    />
  );
}
