import type { Database } from '../createDatabase'
import { type Reservation, toReservation } from '../reservations/Reservation'
import type { RenderedSite } from '../sites/RenderedSite'
import type { SignedInShopper } from './openShopperSession'

const maxRows = 20

/** What a shopper reserved on a site, the latest first: signed in, or with the address they proved to be theirs (RTE-22). */
export const reservationsOfShopper = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { id: shopperId, email }: Pick<SignedInShopper, 'id' | 'email'>,
): Promise<Reservation[]> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const rows = await tx.reservation.findMany({
      where: {
        organisationId,
        siteId,
        OR: [{ shopperId }, ...(email ? [{ email: { equals: email, mode: 'insensitive' as const } }] : [])],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: maxRows,
    })
    return rows.map(toReservation)
  })

/** The name under which a shopper last reserved a car on a site; empty where they never did (ENT-22). */
export const nameLastReserved = async (
  db: Database,
  site: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  shopper: Pick<SignedInShopper, 'id' | 'email'>,
): Promise<string> => {
  const [last] = await reservationsOfShopper(db, site, shopper)
  return last ? `${last.name} ${last.lastName}`.trim() : ''
}
