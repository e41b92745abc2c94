import type { Database } from '../createDatabase'
import type { LeadDetail } from '../leads/getLead'

/** Whether the shopper of a checkout's lead has since reserved, bought or subscribed to its car (CHK-01). */
export const isReservedSince = async (
  db: Database,
  { organisationId, carId, email, createdAt }: Pick<LeadDetail, 'organisationId' | 'carId' | 'email' | 'createdAt'>,
): Promise<boolean> => {
  if (carId === null) return false
  const count = await db.forOrganisation(organisationId).transaction((tx) =>
    tx.reservation.count({
      where: {
        organisationId,
        carId,
        email: { equals: email, mode: 'insensitive' },
        reservedUntil: { not: null },
        createdAt: { gte: new Date(createdAt) },
      },
    }),
  )
  return count > 0
}
