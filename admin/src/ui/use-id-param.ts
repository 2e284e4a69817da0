import { useParams } from '@tanstack/react-router';

/** The id of the record in the address of its screen. */
export const useIdParam = (): number => Number((useParams({ strict: false }) as { id?: string }).id);
