import type { Transaction } from './Transaction'

interface Query {
  readonly organisationId: string
  readonly record: { readonly bookingId: string } | { readonly reservationId: string }
  readonly siteIds: readonly string[] | null
}

/** The conversation that a booking or reservation is in; null if there is none within the user's sites. */
export const conversationOfRecord = async (tx: Transaction, { organisationId, record, siteIds }: Query): Promise<string | null> => {
  const entry = await tx.conversationEntry.findFirst({ where: { organisationId, ...record }, select: { conversationId: true } })
  const conversation =
    entry &&
    (await tx.conversation.findFirst({
      where: { organisationId, id: entry.conversationId, siteIds: siteIds ? { hasSome: [...siteIds] } : undefined },
      select: { id: true },
    }))
  return conversation?.id ?? null
}
