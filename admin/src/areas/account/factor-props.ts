import type { SecondFactorView } from '@share/contract/areas/account/second-factor.endpoints.ts';

export interface FactorProps {
  factor: SecondFactorView;
  /** Called with the recovery codes that the change has made; null if the former ones are still valid. */
  onCodes: (recoveryCodes: readonly string[] | null) => void;
}
