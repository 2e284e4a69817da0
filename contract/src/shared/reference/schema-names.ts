import { z } from 'zod';

/**
 * Names of schemas for the API reference, of those in bodies and of those in answers. A schema that has none is described in its
 * place. Bodies and answers themselves get the names of their endpoints from the server.
 */
export const inputNames = z.registry<{ id: string }>();
export const viewNames = z.registry<{ id: string }>();
