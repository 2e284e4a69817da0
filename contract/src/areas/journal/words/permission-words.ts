import { permissionDescriptions } from '../../../shared/permission-descriptions.ts';
import type { Translated } from '../../../shared/translated.ts';

const descriptions: Readonly<Record<string, Translated>> = permissionDescriptions;

/** What a built-in permission allows; undefined for permissions of staff's own, which are called by their names. */
export const permissionLabel = (name: string): Translated | undefined =>
  Object.hasOwn(descriptions, name) ? descriptions[name] : undefined;
