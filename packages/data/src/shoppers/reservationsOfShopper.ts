import type { Database } from '../createDatabase'
import { type Reservation, toReservation } from '../reservations/Reservation'
import type { RenderedSite } from '../sites/RenderedSite'
import type { SignedInShopper } from './openShopperSession'

const maxRows = 20

type Site = Pick<RenderedSite, 'organisationId' | 'siteId'>
type Account = Pick<SignedInShopper, 'id' | 'email'>

const withAddress = (email: string) => ({ email: { equals: email, mode: 'insensitive' as const } })

const newestReservations = (db: Database, { organisationId, siteId }: Site, conditions: readonly object[]): Promise<Reservation[]> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const rows = await tx.reservation.findMany({
      where: { organisationId, siteId, OR: [...conditions] },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: maxRows,
    })
    return rows.map(toReservation)
  })

/**
 * A shopper's reservations on a site, latest first: made while signed in, or with their verified address once it was confirmed for the
 * reservation, because anyone can enter an address (RTE-22).
 */
export const reservationsOfShopper = (db: Database, site: Site, { id, email }: Account): Promise<Reservation[]> =>
  newestReservations(db, site, [{ shopperId: id }, ...(email ? [{ ...withAddress(email), emailConfirmedAt: { not: null } }] : [])])

/** Reservations that a shopper may claim: made without an account, with their address, and not confirmed by a mail's link. Latest first. */
export const reservationsToClaim = async (db: Database, site: Site, { email }: Account): Promise<Reservation[]> =>
  email ? newestReservations(db, site, [{ ...withAddress(email), emailConfirmedAt: null, shopperId: null }]) : []

interface Claim {
  readonly shopper: Account
  readonly id: string
  /** ISO in UTC. */
  readonly now: string
}

/** Adds a reservation made with the shopper's verified address to their account; false if there is none to claim. */
export const claimReservation = (db: Database, { organisationId, siteId }: Site, { shopper, id, now }: Claim): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    if (!shopper.email) return false
    const { count } = await tx.reservation.updateMany({
      where: { organisationId, siteId, id, shopperId: null, emailConfirmedAt: null, ...withAddress(shopper.email) },
      data: { shopperId: shopper.id, emailConfirmedAt: new Date(now) },
    })
    return count > 0
  })

/** Stores that the owner of a reservation's address confirmed it by a mail's link. */
export const confirmReservationEmail = (
  db: Database,
  { organisationId, siteId }: Site,
  { id, now }: Pick<Claim, 'id' | 'now'>,
): Promise<unknown> =>
  db.forOrganisation(organisationId).transaction((tx) =>
    tx.reservation.updateMany({
      where: { organisationId, siteId, id, emailConfirmedAt: null },
      data: { emailConfirmedAt: new Date(now) },
    }),
  )

/** The shopper's own name and phone number as entered in their latest reservation on a site; empty for none (ENT-22). */
export const lastReservationContact = async (
  db: Database,
  site: Site,
  shopper: Account,
): Promise<{ readonly name: string; readonly phone: string }> => {
  const [last] = await reservationsOfShopper(db, site, shopper)
  return { name: last ? `${last.name} ${last.lastName}`.trim() : '', phone: last?.phone ?? '' }
}
