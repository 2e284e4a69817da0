import { recordPaths } from '../links/record-paths.ts';

export const investmentsPaths = {
  list: '/investments',
  edit: recordPaths.investment,
};
