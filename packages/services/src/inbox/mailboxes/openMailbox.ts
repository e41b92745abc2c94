import { isIP } from 'node:net'
import type { MailboxSecurity } from '@forecourt/data/leads/mailboxes/mailboxes'
import { ImapFlow } from 'imapflow'
import { FetchFault } from '../../http/fetchPublic'
import { publicAddress } from '../../stock-feeds/publicAddress'
import { maxMailBytes } from '../maxMailBytes'

export interface MailboxAccess {
  readonly host: string
  readonly port: number
  readonly security: MailboxSecurity
  readonly userName: string
  readonly password: string
  readonly folder: string
  /** Hosts with ports that may be private or lack TLS. */
  readonly trusted: readonly string[]
}

/** A mail in the server's listing. */
export interface ListedMail {
  readonly uid: number
  readonly size: number
  readonly messageId: string
  readonly from: string
  readonly subject: string
}

/** A mailbox folder opened read-only: no mail is marked as read, moved or deleted. */
export interface OpenMailbox {
  readonly uidValidity: string
  /** UID of the next mail to arrive (UIDNEXT). */
  readonly uidNext: number
  /** The first mails after a UID, in order, at most `max`. */
  after(uid: number, max: number): Promise<readonly ListedMail[]>
  /** First UID of the mails since a day; null if there are none. */
  firstSince(day: Date): Promise<number | null>
  /** A raw mail, at most `max` bytes. */
  read(uid: number, max: number): Promise<Buffer>
  close(): Promise<void>
}

const connectMs = 20_000
/** Idle timeout of a server, in milliseconds. */
const idleMs = 60_000
/** Interval at which received bytes are checked, in milliseconds. */
const watchMs = 50
/** Byte and time budget of a command. */
interface Budget {
  readonly bytes: number
  readonly ms: number
}
const budgets = {
  open: { bytes: 2_000_000, ms: 30_000 },
  search: { bytes: 1_000_000, ms: 20_000 },
  list: { bytes: 4_000_000, ms: 20_000 },
  close: { bytes: 1_000_000, ms: 5_000 },
} as const satisfies { readonly [what: string]: Budget }
const readBudget = { bytesMore: 1_000_000, ms: 60_000 } as const
/** Largest literal: the largest mail plus a margin, in bytes. */
const maxLiteralBytes = maxMailBytes + 1_000_000
/** Longest response line without literals, in bytes. */
const longestLine = 3_000_000
const maxFieldLength = 1000

/** A server exceeded the byte or time budget of a command. */
export class MailboxOverrun extends FetchFault {}

const toFault = (error: unknown, { host, folder }: MailboxAccess): FetchFault => {
  if (error instanceof FetchFault) return error
  const { authenticationFailed, mailboxMissing, executedCommand, responseText, code, message } = error as Error & {
    readonly authenticationFailed?: boolean
    readonly mailboxMissing?: boolean
    readonly executedCommand?: string
    readonly responseText?: string
    readonly code?: string
  }
  if (authenticationFailed) return new FetchFault(`${host} does not accept the user name or password.`, true)
  if (mailboxMissing || /^\S+ EXAMINE /.test(executedCommand ?? ''))
    return new FetchFault(`${host} has no folder named ${folder}, or this user can’t read it.`, true)
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code ?? ''))
    return new FetchFault(`The certificate of ${host} is not trusted for this name.`, true)
  return new FetchFault(`${host} could not be read: ${responseText || message}`, false)
}

/** Opens a folder on an IMAP server, over TLS and on public addresses only. It and its methods reject with a `FetchFault`. */
export const openMailbox = async (access: MailboxAccess): Promise<OpenMailbox> => {
  const { host, port, security, userName, password, folder, trusted } = access
  const isTrusted = trusted.includes(`${host}:${port}`)
  const address = await publicAddress(host, port, trusted)
  const client = new ImapFlow({
    ...{ host: address, port, secure: security === 'tls' },
    // Local servers may lack TLS. A remote server without TLS gets no password.
    ...(security === 'starttls' && !isTrusted && { doSTARTTLS: true }),
    // No SNI for a server that is given by its IP address.
    ...(isIP(host) === 0 && { servername: host }),
    auth: { user: userName, pass: password },
    ...{ logger: false, disableAutoIdle: true },
    ...{ connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: idleMs },
    ...{ maxLineLength: longestLine, maxLiteralSize: maxLiteralBytes, maxResponseSize: maxLiteralBytes + longestLine },
  })
  const tooMuch = () => new MailboxOverrun(`${host} sent more data than requested.`, false)
  let overrun: MailboxOverrun | null = null
  // The pending call reports the error; this handler doesn't know about the budget.
  client.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (/TooLarge$/.test(code ?? '')) overrun ??= tooMuch()
  })
  const withinBudget = async <Found>(budget: Budget, work: () => Promise<Found>): Promise<Found> => {
    const before = client.stats().received
    const until = performance.now() + budget.ms
    const watch = setInterval(() => {
      if (client.stats().received - before > budget.bytes) overrun ??= tooMuch()
      else if (performance.now() > until)
        overrun ??= new MailboxOverrun(`${host} took longer than ${budget.ms / 1000} seconds to answer.`, false)
      if (overrun) client.close()
    }, watchMs)
    try {
      const found = await work()
      if (overrun) throw overrun
      return found
    } catch (error) {
      throw overrun ?? toFault(error, access)
    } finally {
      clearInterval(watch)
    }
  }
  const opened = await withinBudget(budgets.open, async () => {
    try {
      await client.connect()
      return await client.mailboxOpen(folder, { readOnly: true })
    } catch (error) {
      client.close()
      throw error
    }
  })
  const list = async (uids: ReadonlySet<number>): Promise<readonly ListedMail[]> => {
    const listed = new Map<number, ListedMail>()
    let others = 0
    for await (const mail of client.fetch([...uids].join(','), { uid: true, size: true, envelope: true }, { uid: true })) {
      if (!uids.has(mail.uid)) {
        // Servers send a few unsolicited updates of other mails.
        if (++others > 1000) throw tooMuch()
        continue
      }
      listed.set(mail.uid, {
        ...{ uid: mail.uid, size: mail.size ?? 0, messageId: (mail.envelope?.messageId ?? '').slice(0, maxFieldLength) },
        from: (mail.envelope?.from?.[0]?.address ?? '').slice(0, maxFieldLength),
        subject: (mail.envelope?.subject ?? '').slice(0, maxFieldLength),
      })
    }
    return [...listed.values()].toSorted((one, other) => one.uid - other.uid)
  }
  return {
    uidValidity: String(opened.uidValidity),
    uidNext: opened.uidNext,
    async after(uid, max) {
      if (opened.uidNext <= uid + 1) return []
      // `*` always matches the last mail, even an older one.
      const found = await withinBudget(budgets.search, () => client.search({ uid: `${uid + 1}:*` }, { uid: true }))
      const newer = (found || []).filter((each) => each > uid).toSorted((one, other) => one - other)
      const uids = new Set(newer.slice(0, max))
      return uids.size === 0 ? [] : withinBudget(budgets.list, () => list(uids))
    },
    firstSince: (day) =>
      withinBudget(budgets.search, async () => {
        const found = await client.search({ since: day }, { uid: true })
        return found ? found.reduce<number | null>((first, each) => (first === null || each < first ? each : first), null) : null
      }),
    read: (uid, max) =>
      withinBudget({ bytes: max + readBudget.bytesMore, ms: readBudget.ms }, async () => {
        const mail = await client.fetchOne(String(uid), { source: { maxLength: max } }, { uid: true })
        // Deleted since it was listed.
        return (mail === false ? undefined : mail.source) ?? Buffer.alloc(0)
      }),
    async close() {
      await withinBudget(budgets.close, () => client.logout()).catch(() => client.close())
    },
  }
}
