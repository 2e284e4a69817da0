import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { layers } from '../../../theme/theme.ts';
import classes from './frame.module.css';
import { useToastPlace } from './use-toast-place.ts';

/** Draws the messages about the results of actions. A default export for `lazyPart`. */
export default function Toasts() {
  useToastPlace();
  return (
    <Notifications
      zIndex={layers.toast}
      limit={1}
      containerWidth={380}
      classNames={{ root: classes.toasts }}
    />
  );
}
