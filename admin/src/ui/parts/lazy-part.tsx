import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { onServerReached } from '../../platform/api/server-reached.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { PartMissing, type PartMissingProps } from './part-missing.tsx';
import { useIsIdle } from './use-is-idle.ts';

export type LazyPart<Props extends object> = ReturnType<typeof lazyPart<Props>>;

interface State<Props> {
  Part?: ComponentType<Props>;
  failure?: unknown;
  hasFailedBefore?: boolean;
}

interface WhileLoading {
  /** The placeholder. It stays the same element, with its focus, until the part takes its place. */
  meanwhile?: ReactNode;
  /** Whether the part may be loaded and drawn; by default it may. */
  isWanted?: boolean;
}

/**
 * A part of a screen whose code is loaded when it is first drawn, so that no screen waits for it. If the code cannot be loaded, a
 * message offers a retry, and it is loaded again by itself once the network or the server is back. `usePreloaded` loads it before
 * it is needed.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  IfMissing: ComponentType<PartMissingProps & Props> = PartMissing,
) {
  const state = createStore<State<Props>>({});
  let underWay: Promise<void> | null = null;
  const isLoaded = () => state.get().Part !== undefined;
  const preload = async (): Promise<void> => {
    if (isLoaded()) return;
    underWay ??= load()
      .then(({ default: Part }) => state.set({ Part }))
      .finally(() => {
        underWay = null;
      });
    await underWay;
  };
  const begin = () => void preload().catch((failure: unknown) => state.set({ ...state.get(), failure }));

  function LazyPart({ meanwhile, isWanted = true, ...rest }: Props & WhileLoading) {
    const { Part, failure, hasFailedBefore = false } = useStore(state);
    const props = rest as unknown as Props;
    const isUnknown = Part === undefined && failure === undefined;
    useEffect(() => {
      if (isUnknown && isWanted) begin();
    }, [isUnknown, isWanted]);
    const isMissing = Part === undefined && failure !== undefined && isWanted;
    useEffect(() => (isMissing ? onServerReached(begin) : undefined), [isMissing]);
    if (isUnknown || !isWanted) return meanwhile;
    if (Part) return <Part {...props} />;
    return (
      <IfMissing
        {...props}
        failure={failure}
        hasFailedBefore={hasFailedBefore}
        onRetry={() => state.set({ hasFailedBefore: true })}
      />
    );
  }
  return Object.assign(LazyPart, {
    /** Loads the code in advance. A failure is not shown, because the part is loaded again when it is drawn. */
    preload: (): Promise<void> => preload().catch(() => undefined),
    useIsLoaded: (): boolean => useSyncExternalStore(state.subscribe, isLoaded),
  });
}

/** Loads a part once the screen is idle, so that nobody waits for it. */
export function usePreloaded({ preload }: { preload: () => Promise<void> }, isWanted = true): void {
  const isIdle = useIsIdle();
  useEffect(() => {
    if (isIdle && isWanted) void preload();
  }, [preload, isIdle, isWanted]);
}
