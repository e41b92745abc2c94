import type { Database } from '../../createDatabase'
import { type LeadMailbox, toMailbox } from './mailboxes'

/** Up to which mail a mailbox was read: UIDs count as long as its server names the same validity. */
export interface MailboxPosition {
  readonly uidValidity: string | null
  readonly lastUid: number
}

export interface DueMailbox extends LeadMailbox, MailboxPosition {
  /** The password, sealed. */
  readonly credential: string | null
  /** The mail in the middle of which an earlier round ended; null where it ended in order. */
  readonly brokeAt: number | null
}

/** How often a mailbox is read, and how seldom at most one that can't be. Seconds. */
const usualPause = 60
const longestPause = 3600

/** Takes the mailbox that has waited longest for its turn, for as long as the lease says; null where none is due. */
export const claimDueMailbox = (
  db: Database,
  { now, leaseSeconds }: { readonly now: string; readonly leaseSeconds: number },
): Promise<DueMailbox | null> =>
  db.platform.transaction(async (tx) => {
    const [due] = await tx.$queryRaw<{ organisation_id: string; id: string }[]>`
      select box.organisation_id, box.id from lead_mailboxes box join organisations organisation on organisation.id = box.organisation_id
      where box.next_run_at <= ${now}::timestamptz and not box.paused and organisation.archived_at is null
        and (box.claimed_until is null or box.claimed_until < ${now}::timestamptz)
      order by box.next_run_at for update of box skip locked limit 1`
    if (!due) return null
    const claimedUntil = new Date(Date.parse(now) + leaseSeconds * 1000)
    const where = { organisationId_id: { organisationId: due.organisation_id, id: due.id } }
    const row = await tx.leadMailbox.update({ where, data: { claimedUntil } })
    const { uidValidity, lastUid, credential, readingUid } = row
    const brokeAt = readingUid === null ? null : Number(readingUid)
    return { ...toMailbox(row), uidValidity, lastUid: Number(lastUid), credential, brokeAt }
  })

// Whoever changed the account meanwhile begins anew.
const sameAccount = ({ organisationId, id, host, userName, folder }: DueMailbox) => ({ organisationId, id, host, userName, folder })

/** Writes down how far a mailbox was read, and which mail is read next, before anything of it is: so much is known where the worker ends. */
export const noteReading = async (
  db: Database,
  mailbox: DueMailbox,
  { uidValidity, lastUid }: MailboxPosition,
  uid: number,
): Promise<void> => {
  const data = { uidValidity, lastUid: BigInt(lastUid), readingUid: BigInt(uid) }
  await db.platform.transaction((tx) => tx.leadMailbox.updateMany({ where: sameAccount(mailbox), data }))
}

export interface SettledRound extends MailboxPosition {
  /** ISO in UTC. */
  readonly now: string
  /** How many mails became something. */
  readonly taken: number
  /** Whether more waits: then it is read on at once. */
  readonly hasMore: boolean
  /** Why it could not be read, in a sentence; null where it could. */
  readonly fault: string | null
  /** The mail that took too long or too much to be read again; null for most. */
  readonly brokeAt: number | null
}

/** Writes down how far a mailbox was read and when it is its turn again: later each time it can't be. */
export const settleMailbox = async (
  db: Database,
  mailbox: DueMailbox,
  { now, uidValidity, lastUid, taken, hasMore, fault, brokeAt }: SettledRound,
): Promise<void> => {
  const pause = fault === null ? (hasMore ? 0 : usualPause) : Math.min(longestPause, usualPause * 2 ** mailbox.failures)
  await db.platform.transaction((tx) =>
    tx.leadMailbox.updateMany({
      where: sameAccount(mailbox),
      data: {
        ...{
          uidValidity,
          lastUid: BigInt(lastUid),
          claimedUntil: null,
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
