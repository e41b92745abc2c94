import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import type { LeadMailbox as Row } from '../../generated/client'
import type { Transaction } from '../../Transaction'

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

/** What is said of a mailbox. */
export interface MailboxSettings
  extends Pick<LeadMailbox, 'siteId' | 'address' | 'host' | 'port' | 'security' | 'userName' | 'folder' | 'takesOthers' | 'paused'> {
  /** The password, sealed; what is kept stays where it is left out. */
  readonly credential?: string | undefined
}

/** The mailboxes of an organisation, by address. */
export const listMailboxes = (scope: Scope): Promise<LeadMailbox[]> =>
  scope.transaction(async (tx) => (await tx.leadMailbox.findMany({ orderBy: [{ address: 'asc' }, { id: 'asc' }] })).map(toMailbox))

export const getMailbox = (scope: Scope, id: string): Promise<LeadMailbox | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.leadMailbox.findFirst({ where: { id } })
    return row && toMailbox(row)
  })

const note = (tx: Transaction, { organisationId, siteId, id }: LeadMailbox, actor: Actor, did: string, summary: string) =>
  appendAudit(tx, { organisationId, siteId, actor, action: `mailbox.${did}`, target: id, summary })

export type MailboxSaved =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'notFound' | 'site' | 'password' | 'taken' }

/**
 * Adds a mailbox, or changes one; it is read within seconds. Where another server or account is named, the password is asked for again: it
 * is shown to nobody it was not meant for.
 */
export const saveMailbox = (
  scope: Scope,
  {
    id,
    settings,
    actor,
    now,
  }: { readonly id: string | null; readonly settings: MailboxSettings; readonly actor: Actor; readonly now: string },
): Promise<MailboxSaved> =>
  scope.transaction(async (tx) => {
    const { siteId, host, port, userName, folder, credential } = settings
    const site = await tx.site.findFirst({ where: { id: siteId }, select: { organisationId: true } })
    if (!site) return { ok: false, reason: 'site' }
    const { organisationId } = site
    const before = id === null ? null : await tx.leadMailbox.findFirst({ where: { organisationId, id } })
    if (id !== null && !before) return { ok: false, reason: 'notFound' }
    const account = { organisationId, host, userName, folder }
    const twin = await tx.leadMailbox.findFirst({ where: account, select: { id: true } })
    if (twin && twin.id !== id) return { ok: false, reason: 'taken' }
    const isSameAccount = before?.host === host && before.port === port && before.userName === userName
    if (credential === undefined && !(isSameAccount && before?.credential)) return { ok: false, reason: 'password' }
    // Another account, or folder, numbers its mails by itself.
    const begins = !isSameAccount || before?.folder !== folder
    const data = {
      ...settings,
      ...(begins && { uidValidity: null, lastUid: 0 }),
      ...{ nextRunAt: new Date(now), claimedUntil: null, failures: 0, message: null },
    }
    const row = before
      ? await tx.leadMailbox.update({ where: { organisationId_id: { organisationId, id: before.id } }, data })
      : await tx.leadMailbox.create({ data: { organisationId, ...data } })
    const saved = toMailbox(row)
    const summary = before ? `Changed how the mailbox ${saved.address} is read` : `Had the mailbox ${saved.address} read`
    await note(tx, saved, actor, before ? 'change' : 'create', summary)
    return { ok: true, id: saved.id }
  })

/** Has a mailbox read no more; what came of it stays. False where there is none. */
export const removeMailbox = (scope: Scope, { id, actor }: { readonly id: string; readonly actor: Actor }): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const row = await tx.leadMailbox.findFirst({ where: { id } })
    if (!row) return false
    await tx.leadMailbox.deleteMany({ where: { organisationId: row.organisationId, id } })
    await note(tx, toMailbox(row), actor, 'remove', `Had the mailbox ${row.address} read no more`)
    return true
  })
