import { useEffect, useRef } from 'react';
import { ErrorBanner } from '../../ui/error-banner.tsx';

interface ScreenFailureProps {
  failure: unknown;
  onClose: () => void;
}

/** The banner of the screen, which comes into view: what failed may have been started far below it. */
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
