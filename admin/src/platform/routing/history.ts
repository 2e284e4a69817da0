import { createBrowserHistory } from '@tanstack/react-router';

/** The one history of the program, whichever router is at work. */
export const history = createBrowserHistory();
