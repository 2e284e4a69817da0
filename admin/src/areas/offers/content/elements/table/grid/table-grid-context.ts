import { createContext, useContext } from 'react';

/** The callbacks of the cells; they never change, so that they cause no re-rendering. */
export interface GridCalls {
  labelOf: (row: number, column: number) => string;
  onType: (row: number, column: number, text: string) => void;
  onLeave: () => void;
  openMenu: (row: number, column: number, button: HTMLElement) => void;
}

export const GridContext = createContext<GridCalls | null>(null);

export function useGrid(): GridCalls {
  const grid = useContext(GridContext);
  if (!grid) throw new Error('There is no grid around this cell');
  return grid;
}
