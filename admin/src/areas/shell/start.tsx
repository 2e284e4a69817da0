import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMaintenance } from '../../platform/maintenance.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { runtimeConfigQuery, statusQuery } from './shell.queries.ts';
import { StartFailed } from './start-failed.tsx';

/** Draws the program once its runtime configuration and the global status are there. */
export function Start({ children }: { children: ReactNode }) {
  const config = useQuery(runtimeConfigQuery);
  const status = useQuery(statusQuery);
  const maintenance = useMaintenance();
  if (config.isSuccess && !status.isPending) return children;
  if (maintenance) return null; // its page covers everything
  if (config.isError) {
    return (
      <StartFailed
        failure={config.error}
        isRetrying={config.isFetching}
        onRetry={() => void config.refetch()}
      />
    );
  }
  return <LoadingOverlay />;
}
