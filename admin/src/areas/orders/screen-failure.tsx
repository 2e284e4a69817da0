import { useEffect, useRef } from 'react';
import { ErrorBanner } from '../../ui/error-banner.tsx';

interface ScreenFailureProps {
  failure: unknown;
  title?: string | undefined;
  onClose: () => void;
}

/** The error banner of the screen. It scrolls into view, because the failed action may be far below it. */
export function ScreenFailure(props: ScreenFailureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <ErrorBanner {...props} />
    </div>
  );
}
