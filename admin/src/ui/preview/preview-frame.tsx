import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { Device } from './preview-choices.tsx';
import classes from './preview-stage.module.css';

/** The width of the page for each device, in pixels. */
const widths: Record<Device, number> = { desktop: 1200, tablet: 768, mobile: 375 };

/** The device that fits the width of the window. */
export const deviceOfWindow = (): Device => (window.innerWidth < widths.tablet ? 'mobile' : 'desktop');

/** A page of the public site as wide as on the device, scaled down if the window is narrower. */
export function PreviewFrame({ device, children }: { device: Device; children: ReactNode }) {
  const room = useElementSize();
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / widths[device]);
  return (
    <div ref={room.ref} className={classes.fitting}>
      <div className={classes.frame} style={{ width: widths[device], zoom: scale }}>
        {children}
      </div>
    </div>
  );
}
