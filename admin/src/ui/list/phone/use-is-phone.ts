import { useMediaQuery } from '@mantine/hooks';

/** Whether a row has two lines instead of cells, and the filters a sheet of their own. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
