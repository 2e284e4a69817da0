import { Skeleton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isTyping, keepKeys } from '../../../platform/page/early-keys.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';

/** Fields and their choices are heavy: they are loaded when a list has come to rest, or its first filter is opened. */
export const OneFilter = lazyPart(() => import('./one-filter.tsx'));

/** Has the focus, so that Escape closes what it stands in; what is typed meanwhile is for the filter. */
export function FilterStandIn() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
    return keepKeys(isTyping);
  }, []);
  return <Skeleton w={240} h={60} tabIndex={-1} ref={place} />;
}
