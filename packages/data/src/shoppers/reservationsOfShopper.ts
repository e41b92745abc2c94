import type { Database } from '../createDatabase'
import { type Reservation, toReservation } from '../reservations/Reservation'
import type { RenderedSite } from '../sites/RenderedSite'
import type { SignedInShopper } from './openShopperSession'

const maxRows = 20

/** A shopper's reservations on a site, latest first: made while signed in, or with their verified email (RTE-22). */
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

/** Name of a shopper's last reservation on a site; empty for none (ENT-22). */
export const nameLastReserved = async (
  db: Database,
  site: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  shopper: Pick<SignedInShopper, 'id' | 'email'>,
): Promise<string> => {
  const [last] = await reservationsOfShopper(db, site, shopper)
  return last ? `${last.name} ${last.lastName}`.trim() : ''
}
