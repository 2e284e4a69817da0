import { getSecondFactor } from '@share/contract/areas/account/second-factor.endpoints.ts';
import { callerId } from '../../platform/caller-id.ts';
import type { FirstStepSource } from '../home/home.shared.ts';
import { hasFactor, readFactors } from '../second-factor/second-factor.shared.ts';

export const accountSteps: readonly FirstStepSource[] = [
  {
    name: 'secondFactor',
    endpoint: getSecondFactor,
    isPersonal: true,
    isDone: async (context) => hasFactor(await readFactors(context.db, callerId(context))),
  },
];
