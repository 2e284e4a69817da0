import { recordPaths } from '../links/record-paths.ts';

export const emailsPaths = { list: '/emails', view: recordPaths.email };
