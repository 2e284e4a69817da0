import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useMaintenance } from '../../platform/maintenance-state.ts';
import { LoadingOverlay } from './notices/loading-overlay.tsx';
import { StartFailed } from './notices/start-failed.tsx';
import { prefetchFrame, runtimeConfigQuery, statusQuery } from './shell.queries.ts';

/** Draws the program once its runtime configuration and the global status are loaded. */
export function Start({ children }: { children: ReactNode }) {
  const config = useQuery(runtimeConfigQuery);
  const status = useQuery(statusQuery);
  const maintenance = useMaintenance();
  const isReady = config.isSuccess && !status.isPending && !maintenance;
  // Once drawn, the program stays mounted beneath the maintenance page, with the user's unsaved work.
  const [hasStarted, setStarted] = useState(false);
  useEffect(prefetchFrame, []);
  useEffect(() => {
    if (isReady) setStarted(true);
  }, [isReady]);
  if (isReady || hasStarted) return children;
  if (maintenance) return null;
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
