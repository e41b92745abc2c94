import { allConversationKeys } from '../../allConversationKeys'
import type { Transaction } from '../../Transaction'

interface Numbered {
  readonly organisationId: string
  /** In international format, such as +61412345678. */
  readonly phone: string
}

/**
 * The conversation to which a text message from a number belongs; null if there is none. Of several people with the number, the one who was
 * texted last, else the one who wrote last.
 */
export const conversationOfNumber = async (tx: Transaction, { organisationId, phone }: Numbered): Promise<string | null> => {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    select c.id from ${allConversationKeys} held
    join conversations c on c.organisation_id = held.organisation_id and c.id = held.conversation_id
    where held.organisation_id = ${organisationId} and held.key = ${`tel:${phone}`}
    order by (
      select max(entry.id) from conversation_entries entry
      where entry.organisation_id = c.organisation_id and entry.conversation_id = c.id and entry.kind = 'smsOut' and entry.detail ->> 'to' = ${phone}
    ) desc nulls last, c.last_at desc, c.id limit 1`
  return found?.id ?? null
}
