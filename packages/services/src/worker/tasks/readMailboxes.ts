import type { Database } from '@forecourt/data/createDatabase'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import {
  type DueMailbox,
  dueMailbox,
  type MailboxPosition,
  type MailboxReadResult,
  recordMailboxRead,
  storeReadPosition,
} from '@forecourt/data/leads/mailboxes/dueMailboxes'
import { cutText } from '@forecourt/rules/text/cutText'
import { FetchFault } from '../../http/fetchPublic'
import { openMailboxPassword } from '../../inbox/mailboxes/mailboxPassword'
import { type ListedMail, MailboxOverrun, openMailbox } from '../../inbox/mailboxes/openMailbox'
import { holdForReview, receiveMailboxMail } from '../../inbox/mailboxes/receiveMailboxMail'
import { maxMailBytes } from '../../inbox/maxMailBytes'
import type { ReplyKeys } from '../../inbox/receiveAnswerMail'
import type { Log } from '../../logging/Log'
import type { WorkerContext } from '../createWorkerContext'
import { laterInstant, type Task } from '../Task'

export interface MailboxReadContext {
  /** Encryption key of passwords. */
  readonly secret: string
  readonly replies: ReplyKeys | null
  /** Hosts with ports that may be private or lack TLS. */
  readonly trusted: readonly string[]
  now(): string
  readonly log: Log
}

/** Time slice of a mailbox, in milliseconds. */
const timeSliceMs = 60_000
const maxMails = 50
const tooLarge = `It is larger than ${maxMailBytes / 1_000_000} MB. Open it in the mailbox.`
const failedEarlier = 'Reading it failed before, so it was not read again. Open it in the mailbox.'
/** If a server renumbers its mails (UIDVALIDITY), those of so many days are listed again and deduplicated. Milliseconds. */
const relistedMs = 2 * 86_400_000

/** Result of a round, without its end time. */
type ReadRound = Omit<MailboxReadResult, 'now'>

/** Reads new mail of a mailbox; returns its progress, also after an error. */
const readRound = async (
  db: Database,
  mailbox: DueMailbox,
  { secret, replies, trusted, now, log }: MailboxReadContext,
): Promise<ReadRound> => {
  let position: MailboxPosition = { uidValidity: mailbox.uidValidity, lastUid: mailbox.lastUid }
  let taken = 0
  let reading: ListedMail | null = null
  /** Reports the mail that broke the round until it is skipped. */
  const stillBroken = () =>
    mailbox.brokeAt !== null && position.uidValidity === mailbox.uidValidity && position.lastUid < mailbox.brokeAt ? mailbox.brokeAt : null
  const round = (ended: Partial<ReadRound> = {}): ReadRound => ({
    ...{ ...position, taken, hasMore: false, fault: null, brokeAt: stillBroken() },
    ...ended,
  })
  const password = openMailboxPassword(secret, mailbox.credential)
  if (password === null) return round({ fault: 'Its password can’t be decrypted. Enter it again.' })
  const until = performance.now() + timeSliceMs
  try {
    const folder = await openMailbox({ ...mailbox, password, trusted })
    try {
      const { uidValidity, uidNext } = folder
      const isSame = position.uidValidity === uidValidity
      if (!isSame) {
        // A new mailbox starts with mail that arrives from now on: years of old mail are no enquiries.
        const first =
          position.uidValidity === null || mailbox.checkedAt === null
            ? null
            : await folder.firstSince(new Date(Date.parse(mailbox.checkedAt) - relistedMs))
        position = { uidValidity, lastUid: (first ?? uidNext) - 1 }
      }
      const listed = await folder.after(position.lastUid, maxMails + 1)
      for (const [index, mail] of listed.entries()) {
        if (index >= maxMails || performance.now() > until) return round({ hasMore: true })
        const delivery = { mailbox, replies, now: now() }
        const unread = isSame && mail.uid === mailbox.brokeAt ? failedEarlier : mail.size > maxMailBytes ? tooLarge : null
        let isTaken: boolean
        if (unread) isTaken = await holdForReview(db, delivery, mail, unread)
        else {
          reading = mail
          await storeReadPosition(db, mailbox, position, mail.uid)
          const raw = await folder.read(mail.uid, maxMailBytes + 1)
          isTaken =
            raw.length > maxMailBytes
              ? await holdForReview(db, delivery, mail, tooLarge)
              : raw.length > 0 && (await receiveMailboxMail(db, delivery, mail, raw))
        }
        position = { uidValidity, lastUid: mail.uid }
        reading = null
        if (isTaken) taken++
      }
      return round()
    } finally {
      await folder.close()
    }
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    const overrun = error instanceof MailboxOverrun && reading ? { brokeAt: reading.uid } : {}
    if (error instanceof FetchFault) return round({ fault: error.message, ...overrun })
    // An internal error: progress is saved, and the mailbox's owner is notified.
    log(`The mailbox ${mailbox.id} could not be read`, error)
    const at = reading === null ? 'It could not be read' : `The mail “${cutText(reading.subject, 80)}” could not be read`
    return round({ fault: `${at}: a fault on our side. We will try again. Until then, reply to it from the mailbox.` })
  }
}

/** Reads a mailbox if it is due at `at` (ISO). */
export const readDueMailbox = async (
  db: Database,
  { organisationId, id, at }: { readonly organisationId: string; readonly id: string; readonly at: string },
  context: MailboxReadContext,
): Promise<void> => {
  const mailbox = await dueMailbox(db, { organisationId, id }, at)
  if (!mailbox) return
  const round = await readRound(db, mailbox, context)
  if (round.fault !== null && mailbox.failures === 0) context.log(`The mailbox ${mailbox.id} was not read to its end; its page says why`)
  await recordMailboxRead(db, mailbox, { ...round, now: context.now() })
}

/** Reads a dealer's mailbox by IMAP, once a minute (ENT-16). The database adds the job when it schedules the next run. */
export const readMailbox: Task<Pick<WorkerContext, 'db' | 'linkSecret' | 'replies' | 'trustedHosts' | 'now' | 'log'>> = {
  name: 'readMailbox',
  run: ({ db, linkSecret, replies = null, trustedHosts, now, log }, { organisationId = '', id = '', at }) =>
    readDueMailbox(
      db,
      { organisationId, id, at: laterInstant(now(), at) },
      { secret: linkSecret, replies, trusted: trustedHosts, now, log },
    ),
}
