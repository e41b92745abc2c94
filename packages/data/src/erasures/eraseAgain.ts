import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import { accountIdentifier, type Erasure, hashIdentifier } from '../leads/person/erasedIdentifiers'
import { eraseKnown } from '../leads/person/erasePerson'
import { knownPerson, personWithIdentifiers } from '../leads/person/knownPerson'
import { deleteAccounts } from '../shoppers/eraseShopper'
import type { Transaction } from '../Transaction'

interface FoundIdentifier {
  readonly identifier: string
  /** Null for a person who has not written yet. */
  readonly conversationId: string | null
}

/** Every e-mail address and phone number of an organisation's shoppers; unfinished forms may name one anywhere. */
const identifiersIn = (tx: Transaction, organisationId: string) =>
  tx.$queryRaw<FoundIdentifier[]>`
    select distinct identifier, conversation_id as "conversationId" from (
      select regexp_replace(key, '^(mail|tel):', '') as identifier, conversation_id from conversation_keys where organisation_id = ${organisationId}
      union select unnest(array[email, phone]), id from conversations where organisation_id = ${organisationId}
      union select unnest(array[email, phone]), conversation_id from leads where organisation_id = ${organisationId}
      union select unnest(array[email, phone]), null from customers where organisation_id = ${organisationId}
      union select regexp_replace(key, '^(mail|tel):', ''), null from customer_keys where organisation_id = ${organisationId}
      union select unnest(array[email, mobile, phone]), null from shoppers where organisation_id = ${organisationId}
      union select sent_to, null from sign_in_codes where organisation_id = ${organisationId}
      union select unnest(array[email, mobile]), null from payment_requests where organisation_id = ${organisationId}
      union select person, null from promotion_entries where organisation_id = ${organisationId}
      union select jsonb_path_query(answers, 'strict $.** ? (@.type() == "string")') #>> '{}', null from lead_drafts
        where organisation_id = ${organisationId}
      union select jsonb_path_query(entered, 'strict $.** ? (@.type() == "string")') #>> '{}', null from checkouts
        where organisation_id = ${organisationId}
    ) identifiers where identifier <> ''`

interface FoundAccountIdentifier {
  readonly identifier: string
  /** Null for a row that names an e-mail address or phone number of an account. */
  readonly shopperId: string | null
}

/** Every id, e-mail address and phone number by which an erased account is known. */
const accountIdentifiersIn = (tx: Transaction, organisationId: string) =>
  tx.$queryRaw<FoundAccountIdentifier[]>`
    select distinct identifier, shopper_id as "shopperId" from (
      select unnest(array[id, email, mobile]) as identifier, id as shopper_id from shoppers where organisation_id = ${organisationId}
      union select sent_to, null from sign_in_codes where organisation_id = ${organisationId}
      union select person, null from promotion_entries where organisation_id = ${organisationId}
      union select payload->'to'->>0, null from outbox where organisation_id = ${organisationId} and kind like 'shopper.%'
    ) identifiers where identifier <> ''`

/** Erases accounts again that their owners erased. Returns their number. */
const eraseAccountsAgain = async (tx: Transaction, organisationId: string, hashes: ReadonlySet<string>): Promise<number> => {
  const found = (await accountIdentifiersIn(tx, organisationId)).filter(({ identifier }) =>
    hashes.has(hashIdentifier(organisationId, accountIdentifier(identifier))),
  )
  if (found.length === 0) return 0
  const shopperIds = [...new Set(found.flatMap(({ shopperId }) => shopperId ?? []))]
  const shoppers = await tx.shopper.findMany({
    where: { organisationId, id: { in: shopperIds } },
    select: { email: true, mobile: true },
  })
  // An account may have had other e-mail addresses and phone numbers then.
  const then = shoppers.flatMap(({ email, mobile }) => [email, mobile].filter((contact) => contact !== null))
  await deleteAccounts(tx, organisationId, { shopperIds, contacts: [...new Set([...found.map(({ identifier }) => identifier), ...then])] })
  return Math.max(shopperIds.length, 1)
}

const storeErasures = async (tx: Transaction, organisationId: string, erasures: readonly Erasure[]) => {
  for (const { markHash, erasedAt } of erasures)
    await tx.erasedMark.upsert({
      where: { organisationId_markHash: { organisationId, markHash } },
      create: { organisationId, markHash, erasedAt: new Date(erasedAt) },
      update: { erasedAt: new Date(erasedAt) },
    })
}

/**
 * Erases people again whose erasure a restored database doesn't know, also with open matters: these were closed before they were erased
 * (ENT-16), and accounts that shoppers erased. Takes all erasures of the backup. Erasures until `restoredAt` are known, even if their hashes have expired. Returns the number of people found.
 */
export const eraseAgain = async (
  db: Database,
  erasures: readonly Erasure[],
  { restoredAt, actor }: { readonly restoredAt: string; readonly actor: Actor },
): Promise<number> => {
  const later = erasures.filter(({ erasedAt }) => erasedAt > restoredAt)
  let people = 0
  for (const organisationId of new Set(later.map((erasure) => erasure.organisationId)))
    await db.platform.transaction(
      async (tx) => {
        if (!(await tx.organisation.findFirst({ where: { id: organisationId }, select: { id: true } }))) return
        const known = await tx.erasedMark.findMany({ where: { organisationId } })
        const isKnown = ({ markHash, erasedAt }: Erasure) =>
          known.some((row) => row.markHash === markHash && row.erasedAt.toISOString() >= erasedAt)
        const own = later.filter((erasure) => erasure.organisationId === organisationId && !isKnown(erasure))
        const hashes = new Set(own.map(({ markHash }) => markHash))
        const found = (await identifiersIn(tx, organisationId)).filter(({ identifier }) =>
          hashes.has(hashIdentifier(organisationId, identifier)),
        )
        const conversations = [...new Set(found.flatMap(({ conversationId }) => conversationId ?? []))]
        for (const conversationId of conversations) {
          const person = await knownPerson(tx, organisationId, conversationId)
          if (person) await eraseKnown(tx, person)
        }
        const identifiers = [...new Set(found.map(({ identifier }) => identifier))]
        if (identifiers.length > 0) await eraseKnown(tx, await personWithIdentifiers(tx, organisationId, identifiers))
        const accounts = await eraseAccountsAgain(tx, organisationId, hashes)
        const count = Math.max(conversations.length, identifiers.length > 0 ? 1 : 0) + accounts
        people += count
        if (count > 0) {
          const summary = `Erased people again after a restore: ${count}`
          await appendAudit(tx, { organisationId, actor, action: 'inbox.erase', target: organisationId, summary })
        }
        await storeErasures(tx, organisationId, own)
      },
      { timeoutMs: 600_000 },
    )
  return people
}
