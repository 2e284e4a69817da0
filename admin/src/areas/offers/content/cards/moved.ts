import { createContext, useContext } from 'react';

/** Tells screen readers to which position a section or element was moved, in whatever way. */
export const MovedContext = createContext<(id: string) => void>(() => {});

export const useAnnounceMoved = (): ((id: string) => void) => useContext(MovedContext);
