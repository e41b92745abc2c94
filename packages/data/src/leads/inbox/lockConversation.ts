import type { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'

export type StoredConversation = Prisma.ConversationGetPayload<object>

/** A conversation that somebody of some sites may see, held until the transaction ends; null where there is none. */
export const lockConversation = async (
  tx: Transaction,
  id: string,
  siteIds: readonly string[] | null,
): Promise<StoredConversation | null> => {
  const [locked] = await tx.$queryRaw<{ id: string }[]>`select id from conversations where id = ${id} for update`
  return locked ? tx.conversation.findFirst({ where: { id, siteIds: siteIds ? { hasSome: [...siteIds] } : undefined } }) : null
}
