import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import type { Shopper } from '../generated/client'
import type { Transaction } from '../Transaction'
import { trimCars } from './shopperCars'

/** Moves records that need no merge to another account. */
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

/** For cars of both accounts, keeps the earlier watch date and the later view date. */
const moveCars = async (tx: Transaction, organisationId: string, from: string, to: string) => {
  await tx.$executeRaw`
    insert into shopper_cars (organisation_id, shopper_id, kind, car_id, site_id, at)
    select organisation_id, ${to}, kind, car_id, site_id, at from shopper_cars
    where organisation_id = ${organisationId} and shopper_id = ${from}
    on conflict (organisation_id, shopper_id, kind, car_id) do update
    set at = case when excluded.kind = 'watched' then least(shopper_cars.at, excluded.at) else greatest(shopper_cars.at, excluded.at) end`
  for (const kind of ['viewed', 'compared'] as const) await trimCars(tx, { organisationId, shopperId: to, kind })
}

/** Merges equal searches; their pending alerts move to the remaining one. */
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

type JoinedAccount = Pick<Shopper, 'organisationId' | 'id' | 'siteId' | 'email' | 'mobile' | 'phone' | 'alerts' | 'createdAt'>

/**
 * Merges two locked accounts of one person: `target` has an email and no mobile, `source` a mobile and no email. Sessions of both stay; alert
 * preferences are those of the email account.
 */
const joinShoppers = async (tx: Transaction, target: JoinedAccount, source: JoinedAccount): Promise<void> => {
  const { organisationId, id } = target
  await moveAll(tx, organisationId, source.id, id)
  await moveCars(tx, organisationId, source.id, id)
  await moveSearches(tx, organisationId, source.id, id)
  await tx.shopper.delete({ where: { organisationId_id: { organisationId, id: source.id } } })
  await tx.shopper.update({
    where: { organisationId_id: { organisationId, id } },
    data: {
      mobile: source.mobile,
      phone: target.phone || source.phone,
      createdAt: target.createdAt < source.createdAt ? target.createdAt : source.createdAt,
    },
  })
  await appendAudit(tx, {
    organisationId,
    siteId: target.siteId,
    actor: { userId: null, name: 'A shopper' },
    action: 'shopper.join',
    target: target.siteId,
    summary: 'Made two accounts one',
  })
}

/** Stores a shopper's phone number in international format (FAV-10). */
export const savePhone = (db: Database, organisationId: string, shopperId: string, phone: string): Promise<unknown> =>
  db
    .forOrganisation(organisationId)
    .transaction((tx) => tx.shopper.updateMany({ where: { organisationId, id: shopperId }, data: { phone } }))

export interface AddedContact {
  /** The signed-in shopper. */
  readonly shopperId: string
  readonly codeId: string
  /** The e-mail address or phone number to which the verified code was sent. */
  readonly sentTo: string
}

/** Result of verifying a second contact. */
export type ContactAdded =
  | 'added'
  /** The contact belonged to another account, which was merged into this one. */
  | 'joined'
  /** The account has a contact of this kind, or the other account has both. */
  | 'taken'
  | 'spent'

const lockBoth = (tx: Transaction, organisationId: string, ids: readonly string[]) =>
  tx.$queryRaw`select 1 from shoppers where organisation_id = ${organisationId} and id = any(${ids}) order by id for update`

/** Adds a verified email or mobile to an account (AUTH-02). An account of that contact is merged into it without loss. */
export const addContact = (db: Database, organisationId: string, { shopperId, codeId, sentTo }: AddedContact): Promise<ContactAdded> =>
  db.forOrganisation(organisationId).transaction(async (tx): Promise<ContactAdded> => {
    const { count } = await tx.signInCode.deleteMany({ where: { organisationId, id: codeId } })
    if (count === 0) return 'spent'
    const contact = sentTo.includes('@') ? { email: sentTo } : { mobile: sentTo }
    const existing = await tx.shopper.findFirst({ where: { organisationId, ...contact }, select: { id: true } })
    await lockBoth(tx, organisationId, [shopperId, ...(existing ? [existing.id] : [])])
    const [own, other] = await Promise.all([
      tx.shopper.findFirst({ where: { organisationId, id: shopperId } }),
      existing ? tx.shopper.findFirst({ where: { organisationId, id: existing.id, ...contact } }) : null,
    ])
    if (!own) return 'spent'
    if (other?.id === own.id) return 'added'
    const isMail = 'email' in contact
    if ((isMail ? own.email : own.mobile) !== null) return 'taken'
    if (!other) {
      await tx.shopper.update({ where: { organisationId_id: { organisationId, id: own.id } }, data: contact })
      return 'added'
    }
    if ((isMail ? other.mobile : other.email) !== null) return 'taken'
    // The account with the email stays, as links in sent mails contain its id.
    const [target, source] = isMail ? [other, own] : [own, other]
    await joinShoppers(tx, target, source)
    return 'joined'
  })
