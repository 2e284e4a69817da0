import type { VersionEndpoints } from '@share/contract/shared/content/version-endpoints.ts';

/** A record with a history that is open in its form. */
export interface RecordHistory {
  endpoints: VersionEndpoints;
  id: number;
  /** The version on the screen. */
  version: number;
  name: string;
  /** The kind of the record in the audit trail. */
  entity: string;
  isDirty: boolean;
  /** Shows the restored record. */
  onRestored: (saved: unknown) => void;
}
