import type { ShopperCarKind } from '@forecourt/rules/accounts/Garage'
import { carTitle } from '@forecourt/rules/car/texts/carTitle'
import { allConversationKeys, sharedNumbers } from '../../allConversationKeys'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import type { OwnedCustomer } from '../customers/customerKind'
import { customersOfConversation } from '../customers/listCustomers'
import { type ConversationRow, type InboxReader, selectConversations, siteCondition } from './conversationSql'
import { type ConversationEntry, conversationTimeline } from './conversationTimeline'
import { type NamedCar, namedCars } from './namedCars'
import { stoppedPhones } from './receiveText'

/** A car that a signed-in shopper saved, compared or viewed. */
interface PersonCar {
  readonly carId: string
  readonly name: string
  /** The strongest action: saved ('watched') before compared before viewed. */
  readonly kind: ShopperCarKind
  /** ISO in UTC. */
  readonly at: string
}

interface Addresses {
  readonly emails: readonly string[]
  readonly phones: readonly string[]
}

const maxCars = 12

/**
 * Cars of the shopper accounts with the conversation's e-mail addresses or phone numbers, each once: saved ones first, then the latest. Accounts verify
 * their addresses by a code, so they are the same person's. Excludes cars of sites that the user can't see (ENT-16, ENT-17).
 */
const carsOfPerson = async (
  tx: Transaction,
  { organisationId, addresses, siteIds }: { organisationId: string; addresses: Addresses; siteIds: readonly string[] | null },
): Promise<PersonCar[]> => {
  const { emails, phones } = addresses
  if (emails.length + phones.length === 0) return []
  const rows = await tx.$queryRaw<(Parameters<typeof carTitle>[0] & { id: string; kind: ShopperCarKind; at: Date })[]>`
    select car.id, car.year, car.make, car.model, car.badge, done.kind, done.at
    from (
      select distinct on (its.car_id) its.car_id, its.kind, its.at
      from shoppers shopper
      join shopper_cars its on its.organisation_id = shopper.organisation_id and its.shopper_id = shopper.id
      where shopper.organisation_id = ${organisationId}
        and (shopper.email = any(${[...emails]}::text[]) or shopper.mobile = any(${[...phones]}::text[]))
        and ${siteIds === null ? Prisma.sql`true` : Prisma.sql`its.site_id = any(${[...siteIds]}::text[])`}
      order by its.car_id, array_position(array['watched', 'compared', 'viewed'], its.kind), its.at desc
    ) done
    join cars car on car.organisation_id = ${organisationId} and car.id = done.car_id
    order by done.kind <> 'watched', done.at desc, car.id
    limit ${maxCars}`
  return rows.map(({ id, kind, at, ...car }) => ({ carId: id, name: carTitle(car), kind, at: at.toISOString() }))
}

export interface ConversationDetail extends ConversationRow {
  /** Oldest first. */
  readonly timeline: readonly ConversationEntry[]
  /** All e-mail addresses and phone numbers of the conversation, the main person's first; replies may go to any. */
  readonly addresses: { readonly emails: readonly string[]; readonly phones: readonly string[] }
  /** Numbers that unsubscribed from text messages. */
  readonly stoppedPhones: readonly string[]
  /** Phone number of its location; null without a location. */
  readonly locationPhone: string | null
  /** Cars that the shopper saved or viewed while signed in. */
  readonly cars: readonly PersonCar[]
  /** The cars that the timeline and `cars` name, as they are now. */
  readonly namedCars: readonly NamedCar[]
  /** The same person in the list of customers. */
  readonly customers: readonly OwnedCustomer[]
  /**
   * Other conversations that may be of the same person: they share a number, or an enquiry has an e-mail address or phone number of each.
   * `sharedContact` is the e-mail address or phone number.
   */
  readonly alike: readonly { readonly id: string; readonly name: string; readonly sharedContact: string; readonly isNumber: boolean }[]
}

/** A conversation with its timeline; null if there is none within the user's sites. */
export const getConversation = (scope: Scope, id: string, reader: InboxReader): Promise<ConversationDetail | null> =>
  scope.transaction(async (tx) => {
    const where = Prisma.sql`c.id = ${id} and ${siteCondition(reader.siteIds)}`
    const [row] = await selectConversations(tx, reader, { where, limit: 1 })
    if (!row) return null
    const { organisationId } = row
    const { siteIds } = reader
    const alike = await tx.$queryRaw<ConversationDetail['alike'][number][]>`
      with own as (
        select key from conversation_keys where organisation_id = ${organisationId} and conversation_id = ${id} and key like 'tel:%'
        union select unnest(conversation_keys_of(lead.organisation_id, lead.email, lead.phone, lead.location_id)) from leads lead
          where lead.organisation_id = ${organisationId} and lead.conversation_id = ${id} and not lead.suspicious
      )
      select distinct on (other.id) other.id, trim(other.name || ' ' || other.last_name) as name,
        substr(known.key, position(':' in known.key) + 1) as "sharedContact", known.key like 'tel:%' as "isNumber"
      from own
      join ${allConversationKeys} known on known.organisation_id = ${organisationId} and known.key = own.key and known.conversation_id <> ${id}
      join conversations other on other.organisation_id = known.organisation_id and other.id = known.conversation_id
      where (other.stage <> 'spam' or not known.is_shared) and ${siteIds === null ? Prisma.sql`true` : Prisma.sql`other.site_ids && ${[...siteIds]}::text[]`}
      order by other.id, known.key limit 5`
    // The person's own first, so that a reply to others who share a number is deliberate.
    const keys = await tx.$queryRaw<{ key: string }[]>`
      select known.key from ${allConversationKeys} known
      join conversations c on c.organisation_id = known.organisation_id and c.id = known.conversation_id
      where c.organisation_id = ${organisationId} and c.id = ${id}
      order by known.key = any(conversation_keys_of(c.organisation_id, c.email, c.phone, c.location_id)) desc, known.key`
    const withPrefix = (prefix: string) => keys.flatMap(({ key }) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
    const addresses = { emails: withPrefix('mail:'), phones: withPrefix('tel:') }
    // An account proves a number, but not whose of several people it is.
    const shared = await sharedNumbers(tx, organisationId, { id, phones: addresses.phones })
    const own = { emails: addresses.emails, phones: addresses.phones.filter((phone) => !shared.includes(phone)) }
    const stopped = await stoppedPhones(tx, organisationId, addresses.phones)
    const location =
      row.locationId === null
        ? null
        : await tx.location.findFirst({ where: { organisationId, id: row.locationId }, select: { phone: true, landline: true } })
    const locationPhone = location?.phone ?? location?.landline ?? null
    const cars = await carsOfPerson(tx, { organisationId, addresses: own, siteIds })
    const timeline = await conversationTimeline(tx, row, siteIds)
    return {
      ...row,
      addresses,
      stoppedPhones: [...stopped],
      locationPhone,
      customers: await customersOfConversation(tx, row),
      cars,
      timeline,
      namedCars: await namedCars(tx, { organisationId, timeline, cars, siteIds }),
      alike,
    }
  })
