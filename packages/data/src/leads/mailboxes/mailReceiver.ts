import { isMailFrom } from '@forecourt/rules/leads/delivery/isMailFrom'
import type { Database } from '../../createDatabase'

/** Address of the mailbox of a site, or else of its organisation; null if there is none. */
export const mailboxAddress = (
  db: Database,
  { organisationId, siteId }: { readonly organisationId: string; readonly siteId: string | null },
): Promise<string | null> =>
  db.platform.transaction(async (tx) => {
    const read = await tx.leadMailbox.findMany({
      where: { organisationId, paused: false },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { siteId: true, address: true },
    })
    return (read.find((mailbox) => mailbox.siteId === siteId) ?? read[0])?.address ?? null
  })

/** Data that determines where a mail of a dealer's mailbox belongs. */
export interface MailboxMail {
  readonly organisationId: string
  /** The From and Sender addresses: a marketplace may send in the name of the shopper. */
  readonly from: string
  readonly sender: string
  /** Ids of the conversations that it replies to. */
  readonly answers: readonly string[]
}

export type MailReceiver =
  | { readonly kind: 'conversation'; readonly id: string }
  | { readonly kind: 'supplier'; readonly id: string }
  | { readonly kind: 'nobody' }

/**
 * Where a mail of a mailbox belongs (ENT-16): the conversation that it replies to, the marketplace that sent it, or the sender's
 * conversation; only of the mailbox's organisation.
 */
export const mailReceiver = (db: Database, { organisationId, from, sender, answers }: MailboxMail): Promise<MailReceiver> =>
  db.forOrganisation(organisationId).transaction(async (tx): Promise<MailReceiver> => {
    const answered = await tx.conversation.findFirst({
      where: { organisationId, id: { in: [...answers] } },
      orderBy: { lastAt: 'desc' },
      select: { id: true },
    })
    if (answered) return { kind: 'conversation', id: answered.id }
    const suppliers = await tx.leadSupplier.findMany({
      where: { organisationId, mailFrom: { not: '' } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, mailFrom: true },
    })
    const supplier = suppliers.find(({ mailFrom }) => isMailFrom(mailFrom, sender))
    if (supplier) return { kind: 'supplier', id: supplier.id }
    const key = await tx.conversationKey.findFirst({
      where: { organisationId, key: `mail:${from.toLowerCase()}` },
      select: { conversationId: true },
    })
    return key ? { kind: 'conversation', id: key.conversationId } : { kind: 'nobody' }
  })
