import type { SuppliedInput } from '@forecourt/rules/leads/delivery/suppliedFields'
import { isRecord } from '@forecourt/schema/isRecord'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Database, Scope } from '../../createDatabase'
import { publishedSite } from '../../sites/publishedSites'
import { receiveSuppliedLead } from './receiveSuppliedLead'

/** A marketplace mail that its template couldn't parse and that waits for a user. */
export interface WaitingMail {
  readonly id: string
  readonly organisationId: string
  readonly supplierName: string
  readonly from: string
  readonly subject: string
  readonly text: string
  /** The fields that were found. */
  readonly found: { readonly [field: string]: string }
  /** Why it couldn't be parsed, in a sentence. */
  readonly problem: string
  readonly receivedAt: string
}

const maxRows = 100

const ofSites = (siteIds: readonly string[] | null) => (siteIds === null ? {} : { siteId: { in: [...siteIds] } })

const texts = (found: unknown): { readonly [field: string]: string } =>
  isRecord(found)
    ? Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : {}

/** Waiting mails, latest first. */
export const waitingMails = (scope: Scope, siteIds: readonly string[] | null): Promise<WaitingMail[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.leadMail.findMany({
      where: { state: 'waiting', ...ofSites(siteIds) },
      orderBy: [{ receivedAt: 'desc' }, { id: 'asc' }],
      take: maxRows,
    })
    return rows.map(({ id, organisationId, supplierName, sender, subject, text, found, problem, receivedAt }) => ({
      ...{ id, organisationId, supplierName, from: sender, subject, text, found: texts(found), problem },
      receivedAt: receivedAt.toISOString(),
    }))
  })

interface Action {
  readonly id: string
  readonly siteIds: readonly string[] | null
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

export type MailAction =
  | { readonly ok: true; readonly leadId: string | null }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string; readonly fields: { readonly [field: string]: string } }

const findWaitingMail = (scope: Scope, { id, siteIds }: Pick<Action, 'id' | 'siteIds'>) =>
  scope.transaction((tx) => tx.leadMail.findFirst({ where: { id, state: 'waiting', ...ofSites(siteIds) } }))

/** Creates a lead from a mail that a user read, once even with concurrent requests. */
export const createLeadOfMail = async (
  db: Database,
  scope: Scope,
  { id, siteIds, input, actor, now }: Action & { readonly input: SuppliedInput },
): Promise<MailAction> => {
  const mail = await findWaitingMail(scope, { id, siteIds })
  if (!mail) return { ok: false, reason: 'notFound' }
  const { organisationId, siteId, supplierId, supplierName, messageKey } = mail
  const site = await publishedSite(db, siteId)
  if (!site) return { ok: false, reason: 'refused', message: 'The site isn’t live.', fields: {} }
  const supplier = { id: supplierId, name: supplierName }
  const stored = await receiveSuppliedLead(db, site, input, { supplier, supplierLeadId: `mail ${messageKey}`, now })
  if (!stored.ok) return { ok: false, reason: 'refused', message: stored.message, fields: stored.fields }
  const { leadId } = stored
  await scope.transaction(async (tx) => {
    const { count } = await tx.leadMail.updateMany({ where: { organisationId, id, state: 'waiting' }, data: { state: 'lead', leadId } })
    const summary = `Created a lead from an email from ${supplierName}`
    if (count > 0) await appendAudit(tx, { organisationId, siteId, actor, action: 'supplier.mailLead', target: leadId, summary })
  })
  return { ok: true, leadId }
}

/** Dismisses a mail that is no enquiry; it stays stored. */
export const dismissMail = (scope: Scope, { id, siteIds, actor }: Omit<Action, 'now'>): Promise<MailAction> =>
  scope.transaction(async (tx) => {
    const mail = await tx.leadMail.findFirst({ where: { id, state: 'waiting', ...ofSites(siteIds) } })
    if (!mail) return { ok: false, reason: 'notFound' }
    const { organisationId, siteId, supplierName } = mail
    await tx.leadMail.updateMany({ where: { organisationId, id }, data: { state: 'dismissed' } })
    const summary = `Dismissed an email from ${supplierName}: not an enquiry`
    await appendAudit(tx, { organisationId, siteId, actor, action: 'supplier.dismissMail', target: id, summary })
    return { ok: true, leadId: null }
  })
