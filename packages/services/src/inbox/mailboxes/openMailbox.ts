import { isIP } from 'node:net'
import type { MailboxSecurity } from '@forecourt/data/leads/mailboxes/LeadMailbox'
import { ImapFlow } from 'imapflow'
import { FetchFault } from '../../http/fetchPublic'
import { publicAddress } from '../../stock-feeds/publicAddress'

export interface MailboxAccess {
  readonly host: string
  readonly port: number
  readonly security: MailboxSecurity
  readonly userName: string
  readonly password: string
  readonly folder: string
  /** Hosts, with their ports, that may be private or know no TLS. */
  readonly trusted: readonly string[]
}

/** A mail as its server lists it. */
export interface ListedMail {
  readonly uid: number
  readonly size: number
  readonly messageId: string
  readonly from: string
  readonly subject: string
}

/** A folder that is open for reading alone: nothing in it is marked as read, moved or deleted. */
export interface OpenMailbox {
  readonly uidValidity: string
  /** The UID the next mail to arrive is given. */
  readonly uidNext: number
  /** The mails after a UID, in their order. */
  after(uid: number): Promise<readonly ListedMail[]>
  /** The first UID of those that arrived since a day; null where none did. */
  firstSince(day: Date): Promise<number | null>
  /** A mail as it came, at most so many bytes of it. */
  read(uid: number, most: number): Promise<Buffer>
  close(): Promise<void>
}

const connectMs = 20_000
/** How long a server may be silent. Milliseconds. */
const silentMs = 60_000

const reasonOf = (error: unknown, { host, folder }: MailboxAccess): FetchFault => {
  if (error instanceof FetchFault) return error
  const { authenticationFailed, mailboxMissing, executedCommand, responseText, code, message } = error as Error & {
    readonly authenticationFailed?: boolean
    readonly mailboxMissing?: boolean
    readonly executedCommand?: string
    readonly responseText?: string
    readonly code?: string
  }
  if (authenticationFailed) return new FetchFault(`${host} refuses the user or the password.`, true)
  if (mailboxMissing || /^\S+ EXAMINE /.test(executedCommand ?? ''))
    return new FetchFault(`${host} has no folder called ${folder}, or doesn’t let this user read it.`, true)
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code ?? ''))
    return new FetchFault(`The certificate of ${host} is not one for its name that can be trusted.`, true)
  return new FetchFault(`${host} could not be read: ${responseText || message}`, false)
}

/** Opens a folder of an IMAP server, of public addresses alone and with TLS. Rejects with a `FetchFault`, as everything it gives does. */
export const openMailbox = async (access: MailboxAccess): Promise<OpenMailbox> => {
  const { host, port, security, userName, password, folder, trusted } = access
  const isTrusted = trusted.includes(`${host}:${port}`)
  const address = await publicAddress(host, port, trusted)
  const client = new ImapFlow({
    ...{ host: address, port, secure: security === 'tls' },
    // A server of this machine may know no TLS; any other that offers none is sent no password.
    ...(security === 'starttls' && !isTrusted && { doSTARTTLS: true }),
    // A server that is named by its address is told no name.
    ...(isIP(host) === 0 && { servername: host }),
    auth: { user: userName, pass: password },
    ...{ logger: false, disableAutoIdle: true },
    ...{ connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: silentMs },
  })
  // What goes wrong is told by the call that waits.
  client.on('error', () => {})
  const told = async <Found>(work: () => Promise<Found>): Promise<Found> => {
    try {
      return await work()
    } catch (error) {
      throw reasonOf(error, access)
    }
  }
  const opened = await told(async () => {
    try {
      await client.connect()
      return await client.mailboxOpen(folder, { readOnly: true })
    } catch (error) {
      client.close()
      throw error
    }
  })
  return {
    uidValidity: String(opened.uidValidity),
    uidNext: opened.uidNext,
    after: (uid) =>
      told(async () => {
        if (opened.uidNext <= uid + 1) return []
        const listed: ListedMail[] = []
        // The last mail always answers to `*`, also where it is an older one.
        for await (const mail of client.fetch(`${uid + 1}:*`, { uid: true, size: true, envelope: true }, { uid: true }))
          if (mail.uid > uid)
            listed.push({
              ...{ uid: mail.uid, size: mail.size ?? 0, messageId: mail.envelope?.messageId ?? '' },
              ...{ from: mail.envelope?.from?.[0]?.address ?? '', subject: mail.envelope?.subject ?? '' },
            })
        return listed.toSorted((one, other) => one.uid - other.uid)
      }),
    firstSince: (day) =>
      told(async () => {
        const found = await client.search({ since: day }, { uid: true })
        return found ? (found.toSorted((one, other) => one - other)[0] ?? null) : null
      }),
    read: (uid, most) =>
      told(async () => {
        const mail = await client.fetchOne(String(uid), { source: { maxLength: most } }, { uid: true })
        // It was deleted since it was listed.
        return (mail === false ? undefined : mail.source) ?? Buffer.alloc(0)
      }),
    async close() {
      await client.logout().catch(() => client.close())
    },
  }
}
