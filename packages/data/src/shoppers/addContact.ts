import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
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
const joinShoppers = async (tx: Transaction, kept: Joined, given: Joined): Promise<void> => {
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

/** Keeps the number a shopper says they can be called on, as it is dialled from anywhere (FAV-10). */
export const savePhone = (db: Database, organisationId: string, shopperId: string, phone: string): Promise<unknown> =>
  db
    .forOrganisation(organisationId)
    .transaction((tx) => tx.shopper.updateMany({ where: { organisationId, id: shopperId }, data: { phone } }))

export interface AddedContact {
  /** Who is signed in and asked for it. */
  readonly shopperId: string
  readonly codeId: string
  /** Where the code went that they proved. */
  readonly sentTo: string
}

/** What came of proving a second way in. */
export type ContactAdded =
  | 'added'
  /** It had an account of its own, and the two are one now. */
  | 'joined'
  /** The account has such a way in already, or the other account has one of both kinds. */
  | 'taken'
  | 'spent'

const lockBoth = (tx: Transaction, organisationId: string, ids: readonly string[]) =>
  tx.$queryRaw`select 1 from shoppers where organisation_id = ${organisationId} and id = any(${ids}) order by id for update`

/**
 * Gives an account a second way in, an address or a mobile, which its shopper has just proved to be theirs (AUTH-02): what had an
 * account of its own becomes one with it, and nothing of either is lost.
 */
export const addContact = (db: Database, organisationId: string, { shopperId, codeId, sentTo }: AddedContact): Promise<ContactAdded> =>
  db.forOrganisation(organisationId).transaction(async (tx): Promise<ContactAdded> => {
    const { count } = await tx.signInCode.deleteMany({ where: { organisationId, id: codeId } })
    if (count === 0) return 'spent'
    const proved = sentTo.includes('@') ? { email: sentTo } : { mobile: sentTo }
    const known = await tx.shopper.findFirst({ where: { organisationId, ...proved }, select: { id: true } })
    await lockBoth(tx, organisationId, [shopperId, ...(known ? [known.id] : [])])
    const [own, other] = await Promise.all([
      tx.shopper.findFirst({ where: { organisationId, id: shopperId } }),
      known ? tx.shopper.findFirst({ where: { organisationId, id: known.id, ...proved } }) : null,
    ])
    if (!own) return 'spent'
    if (other?.id === own.id) return 'added'
    const isMail = 'email' in proved
    if ((isMail ? own.email : own.mobile) !== null) return 'taken'
    if (!other) {
      await tx.shopper.update({ where: { organisationId_id: { organisationId, id: own.id } }, data: proved })
      return 'added'
    }
    if ((isMail ? other.mobile : other.email) !== null) return 'taken'
    // The one with the address stays: links of mails that were sent name it.
    const [kept, given] = isMail ? [other, own] : [own, other]
    await joinShoppers(tx, kept, given)
    return 'joined'
  })
