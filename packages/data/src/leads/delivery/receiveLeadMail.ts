import type { AdfProspect } from '@forecourt/rules/leads/delivery/parseAdf'
import { mailToSupplied, parseLeadMail } from '@forecourt/rules/leads/delivery/parseLeadMail'
import { cutText } from '@forecourt/rules/text/cutText'
import type { Database } from '../../createDatabase'
import { publishedSite } from '../../sites/publishedSites'
import { receiveSuppliedLead } from './receiveSuppliedLead'
import { maxMailTextLength, storeWaitingMail } from './storeWaitingMail'
import { supplierById, supplierUsed } from './suppliers'

export interface ArrivedLeadMail {
  readonly supplierId: string
  readonly from: string
  readonly subject: string
  /** The mail's text, then its alternative part if there is one; users see the first. */
  readonly texts: readonly string[]
  /** Leads in ADF format. */
  readonly prospects: readonly AdfProspect[]
  /** Names of the attachments. */
  readonly droppedFiles: readonly string[]
  /** Why it can't be parsed, in a sentence; null if it can. */
  readonly fault: string | null
  /** Stable id of the mail, for deduplication. */
  readonly messageKey: string
  /** ISO in UTC. */
  readonly now: string
}

/** Why a mail waits, with the names of its attachments, which aren't stored. */
export const withDroppedFiles = (problem: string, files: readonly string[]): string =>
  files.length === 0 ? problem : cutText(`${problem} Files that came with it aren’t stored here: ${files.join(', ')}.`, 1000)

/** Parses a mail by its template: the first text with a contact, or else the one with most fields. */
const parseBest = (template: string, subject: string, texts: readonly string[]) => {
  const read = texts.map((text) => ({ text, ...parseLeadMail(template, { subject, text }) }))
  const most = Math.max(...read.map(({ found }) => Object.keys(found).length))
  return read.find(({ problem }) => problem === null) ?? read.find(({ found }) => Object.keys(found).length === most)
}

/**
 * Receives a marketplace mail: creates a lead, once, if it holds ADF or the template finds a contact; otherwise stores it for a user, so
 * that nothing is lost (API-07). 'unknown' if the supplier was deleted.
 */
export const receiveLeadMail = async (db: Database, mail: ArrivedLeadMail): Promise<'lead' | 'waiting' | 'unknown'> => {
  const { supplierId, from, subject, prospects, droppedFiles, fault, messageKey, now } = mail
  const supplier = await supplierById(db, supplierId)
  if (!supplier) return 'unknown'
  // Postgres can't store NUL.
  const texts = mail.texts
    .map((text) => text.replaceAll('\0', '').slice(0, maxMailTextLength))
    .filter((text, at) => at === 0 || text !== '')
  const scope = db.forOrganisation(supplier.organisationId)
  const { organisationId, siteId, locationId, mailTemplate } = supplier
  const key = { organisationId, supplierId, messageKey }
  const known = await scope.transaction((tx) => tx.leadMail.findFirst({ where: key, select: { id: true } }))
  if (known) return 'waiting'
  const best = fault !== null || mailTemplate === '' ? undefined : parseBest(mailTemplate, subject, texts)
  const refusal = async (): Promise<string | null> => {
    if (fault !== null) return fault
    if (prospects.length === 0 && mailTemplate === '') return 'Its marketplace has no template yet.'
    if (prospects.length === 0 && best && best.problem !== null) return best.problem
    const site = await publishedSite(db, siteId)
    if (!site) return 'The site isn’t live.'
    const extraFields = {
      ...(locationId !== null && { location_id: locationId }),
      ...(droppedFiles.length > 0 && { files_not_kept: droppedFiles.join(', ') }),
    }
    const inputs = prospects.length > 0 ? prospects : best ? [mailToSupplied(best)] : []
    const refusals: string[] = []
    for (const [at, input] of inputs.entries()) {
      // Several leads of a mail are numbered. If one is refused, the mail waits for a user, whose lead has the id without a number.
      const supplierLeadId = inputs.length === 1 ? `mail ${messageKey}` : `mail ${messageKey} ${at}`
      const taken = await receiveSuppliedLead(db, site, { ...extraFields, ...input }, { supplier, supplierLeadId, now })
      if (!taken.ok) refusals.push(taken.message)
    }
    return refusals[0] ?? null
  }
  const problem = await refusal()
  await supplierUsed(db, supplier, now)
  if (problem === null) return 'lead'
  const waiting = {
    text: best?.text ?? texts[0] ?? '',
    found: prospects[0] ?? best?.found ?? {},
    problem: withDroppedFiles(problem, droppedFiles),
  }
  await storeWaitingMail(scope, { ...key, siteId, supplierName: supplier.name, from, subject, ...waiting, now })
  return 'waiting'
}
