import { Prisma } from './generated/client'
import type { Transaction } from './Transaction'

/**
 * All contact keys (`mail:…`, `tel:…`) with each conversation that has them, as a table of a query. Several people can have the same
 * number: it is the key of one conversation, and a shared number (`is_shared`) of the others.
 */
export const allConversationKeys = Prisma.sql`(
  select organisation_id, key, conversation_id, false as is_shared from conversation_keys
  union all select organisation_id, key, conversation_id, true from conversation_shared_numbers
)`

interface Numbers {
  /** Id of the conversation. */
  readonly id: string
  readonly phones: readonly string[]
}

/** Of a conversation's numbers, those that another conversation has, too. */
export const sharedNumbers = async (tx: Transaction, organisationId: string, { id, phones }: Numbers): Promise<string[]> => {
  if (phones.length === 0) return []
  const rows = await tx.$queryRaw<{ phone: string }[]>`
    select distinct substr(held.key, 5) as phone from ${allConversationKeys} held
    where held.organisation_id = ${organisationId} and held.conversation_id <> ${id} and held.key = any(${phones.map((phone) => `tel:${phone}`)}::text[])`
  return rows.map(({ phone }) => phone)
}
