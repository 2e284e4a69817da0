import { useParams } from '@tanstack/react-router';

/** The record's id as the address of an editing screen names it. */
export const useIdParam = (): number => Number((useParams({ strict: false }) as { id?: string }).id);
