import { createContext, useContext } from 'react';

/** Announces to screen readers the position to which a section or element was moved, by whatever means. */
export const MovedContext = createContext<(id: string) => void>(() => {});

export const useAnnounceMoved = (): ((id: string) => void) => useContext(MovedContext);
