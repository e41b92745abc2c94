import type { Scope } from '../../createDatabase'

/** Longer mails are cut: what somebody asks stands at the beginning. */
export const longestMailText = 50_000

export interface MailToRead {
  readonly organisationId: string
  /** The market place or mailbox it came by, and what people call it. */
  readonly supplierId: string
  readonly supplierName: string
  readonly siteId: string
  /** The same for the same mail, however often it arrives. */
  readonly messageKey: string
  readonly from: string
  readonly subject: string
  readonly text: string
  /** What was found in it, as far as anything was. */
  readonly found: { readonly [field: string]: string }
  /** Why it is no lead, in a sentence. */
  readonly problem: string
  /** ISO in UTC. */
  readonly now: string
}

/** Stores a mail that waits for a person to read it: once, however often it comes. False where it is stored already (API-07). */
export const storeWaitingMail = (scope: Scope, { from, found, now, text, ...mail }: MailToRead): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const { count } = await tx.leadMail.createMany({
      data: [{ ...mail, sender: from, text: text.slice(0, longestMailText), found: { ...found }, receivedAt: new Date(now) }],
      skipDuplicates: true,
    })
    return count > 0
  })
