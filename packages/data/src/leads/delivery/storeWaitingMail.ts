import type { Scope } from '../../createDatabase'

/** Longer mails are cut, as the enquiry is at the beginning. */
export const maxMailTextLength = 50_000

export interface MailToRead {
  readonly organisationId: string
  /** The marketplace or mailbox that received it, and its name. */
  readonly supplierId: string
  readonly supplierName: string
  readonly siteId: string
  /** Stable id of the mail, for deduplication. */
  readonly messageKey: string
  readonly from: string
  readonly subject: string
  readonly text: string
  /** The fields that were found. */
  readonly found: { readonly [field: string]: string }
  /** Why it couldn't be parsed, in a sentence. */
  readonly problem: string
  /** ISO in UTC. */
  readonly now: string
}

/** Stores a mail for a user to read; idempotent by message key. False if it is stored already (API-07). */
export const storeWaitingMail = (scope: Scope, { from, found, now, text, ...mail }: MailToRead): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const { count } = await tx.leadMail.createMany({
      data: [{ ...mail, sender: from, text: text.slice(0, maxMailTextLength), found: { ...found }, receivedAt: new Date(now) }],
      skipDuplicates: true,
    })
    return count > 0
  })
