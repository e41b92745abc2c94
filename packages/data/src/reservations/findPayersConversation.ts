import { allConversationKeys } from '../allConversationKeys'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

interface Payer {
  readonly organisationId: string
  readonly email: string
  readonly phone: string
  readonly locationId: string | null
}

/** The conversation with a payer's e-mail address or phone number, within the user's sites; null if there is none. */
export const findPayersConversation = async (
  tx: Transaction,
  { organisationId, email, phone, locationId }: Payer,
  siteIds: readonly string[] | null,
): Promise<string | null> => {
  const [found] = await tx.$queryRaw<{ id: string }[]>`
    select c.id from ${allConversationKeys} known
    join conversations c on c.organisation_id = known.organisation_id and c.id = known.conversation_id
    where known.organisation_id = ${organisationId}
      and known.key = any(conversation_keys_of(${organisationId}, ${email}, ${phone}, ${locationId ?? Prisma.sql`null`}))
      and (${siteIds === null} or c.site_ids && ${siteIds ? [...siteIds] : []}::text[])
    order by known.key like 'mail:%' desc, c.last_at desc, c.id limit 1`
  return found?.id ?? null
}
