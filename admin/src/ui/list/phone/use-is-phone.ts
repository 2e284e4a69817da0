import { useMediaQuery } from '@mantine/hooks';

/** Whether rows have two lines instead of cells, and the filters are in a sheet. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
