import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifySites } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { locationsOfSites, type SiteLimit } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'
import { type EditedLocation, readEdited } from './EditedLocation'
import { lockLocation } from './saveLocationDraft'

/** What a location needs to be moved elsewhere, or ended, before it can be removed, in the order it is listed. */
export const locationUses = [
  'cars',
  'stockFeeds',
  'bookings',
  'reservations',
  'paymentRequests',
  'leadDestinations',
  'leadSuppliers',
  'reviewSources',
  'offers',
] as const
export type LocationUse = (typeof locationUses)[number]

/** Whether a location can be removed, and what stays of it. */
export interface LocationRemoval {
  /** Why it can't be removed, besides its uses; null if nothing else prevents it. */
  readonly obstacle: 'shown' | 'main' | 'only' | null
  /** Its uses, without those that are 0. */
  readonly uses: readonly { readonly use: LocationUse; readonly count: number }[]
  /** Records that keep its name. */
  readonly kept: { readonly leads: number; readonly bookings: number; readonly reviews: number; readonly cars: number }
}

interface RemovedLocation {
  readonly id: string
  readonly siteIds: SiteLimit
  /** ISO in UTC. */
  readonly now: string
}

const carsInStock = ['draft', 'in_stock', 'coming_soon']

const countUses = async (tx: Transaction, { live }: EditedLocation, now: string): Promise<Readonly<Record<LocationUse, number>>> => {
  const { organisationId, id: locationId } = live
  const here = { organisationId, locationId }
  return {
    cars: await tx.car.count({ where: { ...here, status: { in: carsInStock } } }),
    stockFeeds: await tx.stockFeed.count({ where: here }),
    bookings: await tx.booking.count({ where: { ...here, state: { in: ['requested', 'confirmed'] }, endsAt: { gt: new Date(now) } } }),
    reservations: await tx.reservation.count({ where: { ...here, state: { in: ['holding', 'authorised', 'charged'] } } }),
    paymentRequests: await tx.paymentRequest.count({ where: { ...here, state: 'open' } }),
    leadDestinations: await tx.leadDestination.count({ where: here }),
    leadSuppliers: await tx.leadSupplier.count({ where: here }),
    reviewSources: await tx.reviewSource.count({ where: here }),
    offers: await tx.offer.count({ where: { organisationId, locationIds: { has: locationId } } }),
  }
}

const obstacleOf = async (tx: Transaction, { live }: EditedLocation): Promise<LocationRemoval['obstacle']> => {
  if (live.visible) return 'shown'
  const { organisationId, dealershipId } = live
  const others = await tx.location.count({ where: { organisationId, dealershipId, removedAt: null, id: { not: live.id } } })
  if (others === 0) return 'only'
  return live.primary ? 'main' : null
}

const readRemoval = async (tx: Transaction, edited: EditedLocation, now: string): Promise<LocationRemoval> => {
  const { organisationId, id: locationId } = edited.live
  const here = { organisationId, locationId }
  const counts = await countUses(tx, edited, now)
  return {
    obstacle: await obstacleOf(tx, edited),
    uses: locationUses.flatMap((use) => (counts[use] > 0 ? [{ use, count: counts[use] }] : [])),
    kept: {
      leads: await tx.lead.count({ where: here }),
      bookings: await tx.booking.count({ where: here }),
      reviews: await tx.review.count({ where: here }),
      cars: await tx.car.count({ where: { ...here, status: { notIn: carsInStock } } }),
    },
  }
}

/** Whether a location can be removed, and what stays of it; null if there is no such location. */
export const locationRemoval = (scope: Scope, { id, siteIds, now }: RemovedLocation): Promise<LocationRemoval | null> =>
  scope.transaction(async (tx) => {
    const edited = await readEdited(tx, id, siteIds)
    return edited && readRemoval(tx, edited, now)
  })

type RemoveLocationResult =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: 'notFound' | 'inUse'; readonly message: string }

const notFound = { ok: false, reason: 'notFound', message: 'There is no such location.' } as const

/**
 * Removes a closed location that nothing uses any more. Its row stays for the leads, past bookings, reviews and sold cars that name it, and
 * for the redirect of its page.
 */
export const removeLocation = (
  scope: Scope,
  { id, siteIds, now, actor }: RemovedLocation & { readonly actor: Actor },
): Promise<RemoveLocationResult> =>
  scope.transaction(async (tx) => {
    await lockLocation(tx, id)
    const edited = await readEdited(tx, id, siteIds)
    if (!edited) return notFound
    const { organisationId, name } = edited.live
    const { obstacle, uses } = await readRemoval(tx, edited, now)
    if (obstacle !== null || uses.length > 0)
      return { ok: false, reason: 'inUse', message: `${name} is still in use, so it can’t be removed. Check what is listed on its page.` }
    await tx.location.updateMany({ where: { organisationId, id }, data: { removedAt: new Date(now) } })
    await appendAudit(tx, { organisationId, actor, action: 'location.remove', target: id, summary: `Removed the location ${name}` })
    // Its page answered as missing; now it redirects.
    await notifySites(tx, organisationId)
    return { ok: true, name }
  })

/** Undoes the removal of a location, which stays hidden from the sites. */
export const undoLocationRemoval = (
  scope: Scope,
  { id, siteIds, actor }: Pick<RemovedLocation, 'id' | 'siteIds'> & { readonly actor: Actor },
): Promise<RemoveLocationResult> =>
  scope.transaction(async (tx) => {
    await lockLocation(tx, id)
    const row = await tx.location.findFirst({
      where: { AND: [{ id, removedAt: { not: null } }, await locationsOfSites(tx, siteIds)] },
      select: { organisationId: true, name: true },
    })
    if (!row) return notFound
    const { organisationId, name } = row
    await tx.location.updateMany({ where: { organisationId, id }, data: { removedAt: null } })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'location.undoRemoval',
      target: id,
      summary: `Brought back the location ${name}`,
    })
    await notifySites(tx, organisationId)
    return { ok: true, name }
  })
