import { useRouterState } from '@tanstack/react-router';
import { commonTexts } from '../../../platform/common.texts.ts';
import { useTexts } from '../../../platform/texts.ts';
import classes from './frame.module.css';

/** A thin line below the top bar while the next screen is loading. */
export function RouteProgress() {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  const { loading } = useTexts(commonTexts);
  return isLoading ? <div className={classes.progress} role="progressbar" aria-label={loading} /> : null;
}
