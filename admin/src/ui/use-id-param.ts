import { useParams } from '@tanstack/react-router';

/** The id of the record from the address of its editing screen. */
export const useIdParam = (): number => Number((useParams({ strict: false }) as { id?: string }).id);
