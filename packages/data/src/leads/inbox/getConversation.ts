import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { ConversationEntry } from './ConversationEntry'
import type { ConversationRow, InboxReader } from './ConversationRow'
import { carsOfPerson, type PersonCar } from './carsOfPerson'
import { selectConversations, siteCondition } from './conversationSql'
import { conversationTimeline } from './conversationTimeline'
import { stoppedPhones } from './textStops'

export interface ConversationDetail extends ConversationRow {
  /** Oldest first. */
  readonly timeline: readonly ConversationEntry[]
  /** Every address and number they gave, the person's own first: whom can be written to. */
  readonly addresses: { readonly emails: readonly string[]; readonly phones: readonly string[] }
  /** Of their numbers those that asked for no more text messages. */
  readonly stoppedPhones: readonly string[]
  /** Where its location is called; null where it has none. */
  readonly locationPhone: string | null
  /** What they saved and looked at while they were signed in. */
  readonly cars: readonly PersonCar[]
  /** Other conversations that seem to be the same person's: who gave a number of one with an address of another. */
  readonly alike: readonly { readonly id: string; readonly name: string; readonly key: string }[]
}

/** A conversation with all that happened in it; null where there is none, or none of the reader's sites. */
export const getConversation = (scope: Scope, id: string, reader: InboxReader): Promise<ConversationDetail | null> =>
  scope.transaction(async (tx) => {
    const where = Prisma.sql`c.id = ${id} and ${siteCondition(reader.siteIds)}`
    const [row] = await selectConversations(tx, reader, { where, limit: 1 })
    if (!row) return null
    const { organisationId } = row
    const alike = await tx.$queryRaw<{ id: string; name: string; key: string }[]>`
      select distinct on (other.id) other.id, trim(other.name || ' ' || other.last_name) as name, substr(known.key, position(':' in known.key) + 1) as key
      from leads lead
      cross join lateral unnest(conversation_keys_of(lead.organisation_id, lead.email, lead.phone, lead.location_id)) said
      join conversation_keys known on known.organisation_id = lead.organisation_id and known.key = said and known.conversation_id <> ${id}
      join conversations other on other.organisation_id = known.organisation_id and other.id = known.conversation_id
      where lead.organisation_id = ${organisationId} and lead.conversation_id = ${id} and not lead.suspicious
      order by other.id limit 5`
    // The person's own first: others who share a number are written to on purpose alone.
    const keys = await tx.$queryRaw<{ key: string }[]>`
      select known.key from conversation_keys known
      join conversations c on c.organisation_id = known.organisation_id and c.id = known.conversation_id
      where c.organisation_id = ${organisationId} and c.id = ${id}
      order by known.key = any(conversation_keys_of(c.organisation_id, c.email, c.phone, c.location_id)) desc, known.key`
    const begun = (prefix: string) => keys.flatMap(({ key }) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
    const addresses = { emails: begun('mail:'), phones: begun('tel:') }
    const stopped = await stoppedPhones(tx, organisationId, addresses.phones)
    const place =
      row.locationId === null
        ? null
        : await tx.location.findFirst({ where: { organisationId, id: row.locationId }, select: { phone: true, landline: true } })
    const locationPhone = place?.phone ?? place?.landline ?? null
    return {
      ...row,
      addresses,
      stoppedPhones: [...stopped],
      locationPhone,
      cars: await carsOfPerson(tx, { organisationId, addresses, siteIds: reader.siteIds }),
      timeline: await conversationTimeline(tx, row, reader.siteIds),
      alike,
    }
  })
