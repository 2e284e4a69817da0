import type { ErrorDeclaration } from './error-declaration.ts';

/** What waits for a second person. */
export const proposalsErrors = {
  SECOND_PERSON_NEEDED: {
    pl: 'Potrzebna jest druga osoba, a tutaj nie można tego zaproponować. Zrób to na ekranie tego rekordu.',
    en: 'This needs a second person, and cannot be proposed here. Do it on the screen of the record.',
    status: 403,
  },
  NO_SECOND_PERSON: {
    pl: 'Nikt inny nie mógłby potwierdzać: żadna inna aktywna osoba nie może zmieniać ustawień.',
    en: 'Nobody else could confirm anything: no other active person may change the settings.',
    status: 409,
  },
  PROPOSED: {
    pl: 'Czeka na drugą osobę. Na razie nic się nie zmieniło.',
    en: 'It waits for a second person. Nothing has changed so far.',
    status: 409,
  },
  PROPOSAL_NOT_EXISTS: {
    pl: 'Propozycja nie istnieje.',
    en: 'The proposal does not exist.',
    status: 'missing',
  },
  PROPOSAL_ENDED: {
    pl: 'Ta propozycja jest już rozstrzygnięta.',
    en: 'This proposal has been decided already.',
    status: 409,
  },
  PROPOSAL_OUTDATED: {
    pl: 'To, czego dotyczy propozycja, zmieniło się w międzyczasie. Propozycja jest nieaktualna i nic nie zrobiono.',
    en: 'What the proposal is about has changed meanwhile. The proposal is outdated, and nothing was done.',
    status: 409,
  },
  PROPOSAL_IS_YOURS: {
    pl: 'To Twoja propozycja, więc potwierdza ją ktoś inny.',
    en: 'This is your own proposal, so somebody else confirms it.',
    status: 403,
  },
} as const satisfies Record<string, ErrorDeclaration>;
