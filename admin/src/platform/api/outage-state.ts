import { createStore, useStore } from '../store.ts';

const isUnderWay = createStore(false);

/** Whether reading calls are being retried because the server has lost its database. */
export const useOutage = (): boolean => useStore(isUnderWay);

export const noticeOutage = (isNow: boolean): void => isUnderWay.set(isNow);
