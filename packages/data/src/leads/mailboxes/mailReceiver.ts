import { isMailFrom } from '@forecourt/rules/leads/delivery/isMailFrom'
import type { Database } from '../../createDatabase'

/** The address of a mailbox that is read for a site, or else for its dealer; null where none is. */
export const readAddress = (
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

/** What tells whose a mail of a dealer's mailbox is. */
export interface MailboxMail {
  readonly organisationId: string
  /** Who wrote it, and the address it was sent by: a market place may send in the name of who asks. */
  readonly from: string
  readonly sender: string
  /** The conversations whose mails it answers. */
  readonly answers: readonly string[]
}

export type MailReceiver =
  | { readonly kind: 'conversation'; readonly id: string }
  | { readonly kind: 'supplier'; readonly id: string }
  | { readonly kind: 'nobody' }

/**
 * What a mail of a mailbox belongs to (ENT-16): the conversation it answers, the market place it comes from, or the conversation of
 * whoever wrote it; of the mailbox's own organisation alone.
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
