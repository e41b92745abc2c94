import { retryPause, retryPolicies } from '@forecourt/rules/retries/retryPolicies'
import type { Database } from '../../createDatabase'
import { type LeadMailbox, toMailbox } from './mailboxes'

/** Read position of a mailbox: UIDs are valid as long as the server reports the same UIDVALIDITY. */
export interface MailboxPosition {
  readonly uidValidity: string | null
  readonly lastUid: number
}

export interface DueMailbox extends LeadMailbox, MailboxPosition {
  /** The encrypted password. */
  readonly credential: string | null
  /** UID of the mail at which an earlier run crashed; null if it ended normally. */
  readonly brokeAt: number | null
}

/** Poll interval in seconds. */
const pollSeconds = 60

/** Ids of a row of an organisation. */
type MailboxKey = Pick<LeadMailbox, 'organisationId' | 'id'>

/** Mailboxes that have been due since `since` (ISO), oldest first. */
export const overdueMailboxes = (db: Database, since: string): Promise<MailboxKey[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw<MailboxKey[]>`
      select box.organisation_id as "organisationId", box.id
      from lead_mailboxes box join organisations organisation on organisation.id = box.organisation_id
      where box.next_run_at <= ${since}::timestamptz and not box.paused and organisation.archived_at is null
      order by box.next_run_at`,
  )

/** A mailbox if it is due at `now` (ISO), not paused and its organisation not archived; else null. */
export const dueMailbox = (db: Database, { organisationId, id }: MailboxKey, now: string): Promise<DueMailbox | null> =>
  db.platform.transaction(async (tx) => {
    const row = await tx.leadMailbox.findFirst({ where: { organisationId, id, paused: false, nextRunAt: { lte: new Date(now) } } })
    if (!row || !(await tx.organisation.findFirst({ where: { id: organisationId, archivedAt: null } }))) return null
    const { uidValidity, lastUid, credential, readingUid } = row
    const brokeAt = readingUid === null ? null : Number(readingUid)
    return { ...toMailbox(row), uidValidity, lastUid: Number(lastUid), credential, brokeAt }
  })

// Matches only if the account is unchanged: a changed one starts from the beginning.
const sameAccount = ({ organisationId, id, host, userName, folder }: DueMailbox) => ({ organisationId, id, host, userName, folder })

/** Stores the read position and the next UID before reading that mail, so that a crash is attributed to it. */
export const storeReadPosition = async (
  db: Database,
  mailbox: DueMailbox,
  { uidValidity, lastUid }: MailboxPosition,
  uid: number,
): Promise<void> => {
  const data = { uidValidity, lastUid: BigInt(lastUid), readingUid: BigInt(uid) }
  await db.platform.transaction((tx) => tx.leadMailbox.updateMany({ where: sameAccount(mailbox), data }))
}

export interface MailboxReadResult extends MailboxPosition {
  /** ISO in UTC. */
  readonly now: string
  /** Number of processed mails. */
  readonly taken: number
  /** Whether there are more mails; the next run then follows at once. */
  readonly hasMore: boolean
  /** The error, in a sentence; null on success. */
  readonly fault: string | null
  /** UID of a mail that took too much time or memory and must not be read again; null for none. */
  readonly brokeAt: number | null
}

/** Stores the read position and schedules the next run, with backoff after errors. */
export const recordMailboxRead = async (
  db: Database,
  mailbox: DueMailbox,
  { now, uidValidity, lastUid, taken, hasMore, fault, brokeAt }: MailboxReadResult,
): Promise<void> => {
  const pause = fault === null ? (hasMore ? 0 : pollSeconds) : retryPause(retryPolicies.mailbox, mailbox.failures + 1)
  await db.platform.transaction((tx) =>
    tx.leadMailbox.updateMany({
      where: sameAccount(mailbox),
      data: {
        ...{
          uidValidity,
          lastUid: BigInt(lastUid),
          message: fault,
          readingUid: brokeAt === null ? null : BigInt(brokeAt),
        },
        checkedAt: new Date(now),
        nextRunAt: new Date(Date.parse(now) + pause * 1000),
        failures: fault === null ? 0 : { increment: 1 },
        ...(taken > 0 && { takenAt: new Date(now) }),
      },
    }),
  )
}
