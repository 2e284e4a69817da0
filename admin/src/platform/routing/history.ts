import { createBrowserHistory } from '@tanstack/react-router';

/** One history, shared by the entrance router and the office router. */
export const history = createBrowserHistory();
