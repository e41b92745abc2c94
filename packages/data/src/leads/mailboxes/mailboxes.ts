import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import type { LeadMailbox as Row } from '../../generated/client'
import type { Transaction } from '../../Transaction'

export const mailboxSecurities = ['tls', 'starttls'] as const
export type MailboxSecurity = (typeof mailboxSecurities)[number]

/** A dealer's mailbox that is polled by IMAP. */
export interface LeadMailbox {
  readonly id: string
  readonly organisationId: string
  /** The site of its leads. */
  readonly siteId: string
  /** The public email address. */
  readonly address: string
  readonly host: string
  readonly port: number
  readonly security: MailboxSecurity
  readonly userName: string
  readonly folder: string
  /** Whether mails of unknown senders wait for a user; if not, they are ignored. */
  readonly takesOthers: boolean
  readonly paused: boolean
  readonly hasPassword: boolean
  /** Time of the last poll, and of the last processed mail. */
  readonly checkedAt: string | null
  readonly takenAt: string | null
  readonly failures: number
  /** The error, in a sentence; null on success. */
  readonly message: string | null
}

export const toMailbox = ({ credential, security, checkedAt, takenAt, ...row }: Row): LeadMailbox => ({
  id: row.id,
  organisationId: row.organisationId,
  siteId: row.siteId,
  address: row.address,
  host: row.host,
  port: row.port,
  // A check constraint allows no other value.
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

/** Settings of a mailbox. */
export interface MailboxSettings
  extends Pick<LeadMailbox, 'siteId' | 'address' | 'host' | 'port' | 'security' | 'userName' | 'folder' | 'takesOthers' | 'paused'> {
  /** The encrypted password; omitted: the stored one stays. */
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

const auditChange = (tx: Transaction, { organisationId, siteId, id }: LeadMailbox, actor: Actor, verb: string, summary: string) =>
  appendAudit(tx, { organisationId, siteId, actor, action: `mailbox.${verb}`, target: id, summary })

export type MailboxSaved =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'notFound' | 'site' | 'password' | 'taken' }

/**
 * Adds or changes a mailbox; it is polled within seconds. Another server or account needs the password again, so that it can't be sent to
 * the wrong server.
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
    const duplicate = await tx.leadMailbox.findFirst({ where: account, select: { id: true } })
    if (duplicate && duplicate.id !== id) return { ok: false, reason: 'taken' }
    const isSameAccount = before?.host === host && before.port === port && before.userName === userName
    if (credential === undefined && !(isSameAccount && before?.credential)) return { ok: false, reason: 'password' }
    // IMAP UIDs are valid within one folder of one account, so reading starts again after either changes.
    const startsAgain = !isSameAccount || before?.folder !== folder
    const data = {
      ...settings,
      ...(startsAgain && { uidValidity: null, lastUid: 0 }),
      ...{ nextRunAt: new Date(now), failures: 0, message: null },
    }
    const row = before
      ? await tx.leadMailbox.update({ where: { organisationId_id: { organisationId, id: before.id } }, data })
      : await tx.leadMailbox.create({ data: { organisationId, ...data } })
    const saved = toMailbox(row)
    const summary = before ? `Changed the mailbox ${saved.address}` : `Connected the mailbox ${saved.address}`
    await auditChange(tx, saved, actor, before ? 'change' : 'create', summary)
    return { ok: true, id: saved.id }
  })

/** Removes a mailbox; its leads and messages stay. False if there is none. */
export const removeMailbox = (scope: Scope, { id, actor }: { readonly id: string; readonly actor: Actor }): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const row = await tx.leadMailbox.findFirst({ where: { id } })
    if (!row) return false
    await tx.leadMailbox.deleteMany({ where: { organisationId: row.organisationId, id } })
    await auditChange(tx, toMailbox(row), actor, 'remove', `Disconnected the mailbox ${row.address}`)
    return true
  })
