import { createAgreement } from '@share/contract/areas/agreements/agreements.endpoints.ts';
import { stepOf } from '../home/home.shared.ts';

export const agreementsSteps = [
  stepOf(
    'agreements',
    createAgreement,
    "FROM agreements WHERE active AND target IN ('registration', 'investment')",
  ),
];
