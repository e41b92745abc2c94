import type { LeadMailbox as Row } from '../../generated/client'

export const mailboxSecurities = ['tls', 'starttls'] as const
export type MailboxSecurity = (typeof mailboxSecurities)[number]

/** A mailbox of a dealer that is read by IMAP. */
export interface LeadMailbox {
  readonly id: string
  readonly organisationId: string
  /** The site whose leads its mails become. */
  readonly siteId: string
  /** The address people write to. */
  readonly address: string
  readonly host: string
  readonly port: number
  readonly security: MailboxSecurity
  readonly userName: string
  readonly folder: string
  /** Whether mails of people nobody knows wait to be read, or are left alone. */
  readonly takesOthers: boolean
  readonly paused: boolean
  readonly hasPassword: boolean
  /** When it was last read, and when a mail of it was last taken. */
  readonly checkedAt: string | null
  readonly takenAt: string | null
  readonly failures: number
  /** Why it could not be read, in a sentence; null where it could. */
  readonly message: string | null
}

export const toMailbox = ({ credential, security, checkedAt, takenAt, ...row }: Row): LeadMailbox => ({
  id: row.id,
  organisationId: row.organisationId,
  siteId: row.siteId,
  address: row.address,
  host: row.host,
  port: row.port,
  // The database knows no other.
  security: security as MailboxSecurity,
  userName: row.userName,
  folder: row.folder,
  takesOthers: row.takesOthers,
  paused: row.paused,
  hasPassword: credential !== null,
  checkedAt: checkedAt?.toISOString() ?? null,
  takenAt: takenAt?.toISOString() ?? null,
  failures: row.failures,
  message: row.message,
})
