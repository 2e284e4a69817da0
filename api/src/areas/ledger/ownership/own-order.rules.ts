/**
 * Whose order it is for the caller. Nobody accepts a payment or an order of their own (ORD-26, TRX-11), except the only active super
 * administrator, who writes a note why.
 */
export type Ownership = 'others' | 'own' | 'ownOfOnlySuperAdmin';

export function ownershipOf(
  actor: { id: number | null },
  order: { userId: number; isOfOnlySuperAdmin: boolean },
): Ownership {
  if (order.userId !== actor.id) return 'others';
  return order.isOfOnlySuperAdmin ? 'ownOfOnlySuperAdmin' : 'own';
}

/** Whether somebody else has to accept it, or a note is missing. */
export const needsSomebodyElse = (ownership: Ownership, note: string): boolean =>
  ownership === 'own' || (ownership === 'ownOfOnlySuperAdmin' && note === '');
