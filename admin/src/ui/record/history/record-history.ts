import type { VersionEndpoints } from '@share/contract/shared/content/version-endpoints.ts';

/** A record with a history, open in its form. */
export interface RecordHistory {
  endpoints: VersionEndpoints;
  id: number;
  /** The version on the screen. */
  version: number;
  name: string;
  /** The kind of the record, as the audit trail names it. */
  entity: string;
  isDirty: boolean;
  /** Shows the record as it was brought back. */
  onRestored: (saved: unknown) => void;
}
