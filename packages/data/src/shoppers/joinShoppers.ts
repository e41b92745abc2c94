import { appendAudit } from '../audit/appendAudit'
import type { Shopper } from '../generated/client'
import type { Transaction } from '../Transaction'
import { trimCars } from './shopperCars'

/** What belongs to an account and may simply change hands. */
const moveAll = async (tx: Transaction, organisationId: string, from: string, to: string) => {
  const [where, data] = [{ organisationId, shopperId: from }, { shopperId: to }]
  await tx.shopperSession.updateMany({ where, data })
  await tx.shopperConsent.updateMany({ where, data })
  await tx.checkout.updateMany({ where, data })
  await tx.reservation.updateMany({ where, data })
  await tx.ownVehicle.updateMany({ where, data })
  await tx.$executeRaw`
    update outbox set payload = jsonb_set(payload, '{shopperId}', to_jsonb(${to}::text))
    where organisation_id = ${organisationId} and kind like 'shopper.%' and payload->>'shopperId' = ${from}`
}

/** Cars both have keep the earlier day they were watched from, and the later they were looked at. */
const moveCars = async (tx: Transaction, organisationId: string, from: string, to: string) => {
  await tx.$executeRaw`
    insert into shopper_cars (organisation_id, shopper_id, kind, car_id, site_id, at)
    select organisation_id, ${to}, kind, car_id, site_id, at from shopper_cars
    where organisation_id = ${organisationId} and shopper_id = ${from}
    on conflict (organisation_id, shopper_id, kind, car_id) do update
    set at = case when excluded.kind = 'watched' then least(shopper_cars.at, excluded.at) else greatest(shopper_cars.at, excluded.at) end`
  for (const kind of ['viewed', 'compared'] as const) await trimCars(tx, { organisationId, shopperId: to, kind })
}

/** Searches both have are one: news that was found for either stays with it. */
const moveSearches = async (tx: Transaction, organisationId: string, from: string, to: string) => {
  await tx.$executeRaw`
    update car_alerts alert set search_id = kept.id
    from saved_searches gone join saved_searches kept
      on kept.organisation_id = gone.organisation_id and kept.site_id = gone.site_id and kept.path = gone.path and kept.shopper_id = ${to}
    where gone.organisation_id = ${organisationId} and gone.shopper_id = ${from}
      and alert.organisation_id = gone.organisation_id and alert.search_id = gone.id`
  await tx.$executeRaw`
    update saved_searches search set shopper_id = ${to}
    where search.organisation_id = ${organisationId} and search.shopper_id = ${from} and not exists (
      select 1 from saved_searches other where other.organisation_id = search.organisation_id and other.shopper_id = ${to}
        and other.site_id = search.site_id and other.path = search.path)`
  await tx.$executeRaw`
    update car_alerts alert set shopper_id = ${to}
    where alert.organisation_id = ${organisationId} and alert.shopper_id = ${from} and not exists (
      select 1 from car_alerts other where other.organisation_id = alert.organisation_id and other.shopper_id = ${to}
        and other.car_id = alert.car_id and other.kind = alert.kind and other.state_id = alert.state_id)`
}

type Joined = Pick<Shopper, 'organisationId' | 'id' | 'siteId' | 'email' | 'mobile' | 'phone' | 'alerts' | 'createdAt'>

/**
 * Makes two accounts of one person one: `kept`, with an address and no mobile, and `given`, with a mobile and no address, both locked.
 * Whoever is signed in to either stays signed in; what either chose about mail is that of the address.
 */
export const joinShoppers = async (tx: Transaction, kept: Joined, given: Joined): Promise<void> => {
  const { organisationId, id } = kept
  await moveAll(tx, organisationId, given.id, id)
  await moveCars(tx, organisationId, given.id, id)
  await moveSearches(tx, organisationId, given.id, id)
  await tx.shopper.delete({ where: { organisationId_id: { organisationId, id: given.id } } })
  await tx.shopper.update({
    where: { organisationId_id: { organisationId, id } },
    data: {
      mobile: given.mobile,
      phone: kept.phone || given.phone,
      createdAt: kept.createdAt < given.createdAt ? kept.createdAt : given.createdAt,
    },
  })
  await appendAudit(tx, {
    organisationId,
    siteId: kept.siteId,
    actor: { userId: null, name: 'A shopper' },
    action: 'shopper.join',
    target: kept.siteId,
    summary: 'Made two accounts one',
  })
}
