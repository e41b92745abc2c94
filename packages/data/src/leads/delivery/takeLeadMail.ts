import type { AdfProspect } from '@forecourt/rules/leads/delivery/parseAdf'
import { parseLeadMail, suppliedFromMail } from '@forecourt/rules/leads/delivery/parseLeadMail'
import { cutText } from '@forecourt/rules/text/cutText'
import type { Database } from '../../createDatabase'
import { publishedSite } from '../../sites/publishedSites'
import { longestMailText, storeWaitingMail } from './storeWaitingMail'
import { supplierById, supplierUsed } from './suppliers'
import { takeSuppliedLead } from './takeSuppliedLead'

export interface ArrivedLeadMail {
  readonly supplierId: string
  readonly from: string
  readonly subject: string
  /** What it says, and the same from its other part where it says it twice; the first is what people are shown. */
  readonly texts: readonly string[]
  /** The leads it holds in ADF. */
  readonly prospects: readonly AdfProspect[]
  /** The names of files that came with it. */
  readonly unkeptFiles: readonly string[]
  /** Why it can't be read, in a sentence; null where it can. */
  readonly fault: string | null
  /** The same for the same mail, however often it arrives. */
  readonly messageKey: string
  /** ISO in UTC. */
  readonly now: string
}

/** Why a mail waits, with the files that came with it: a mail that waits keeps none. */
export const withUnkept = (problem: string, files: readonly string[]): string =>
  files.length === 0 ? problem : cutText(`${problem} Files that came with it aren’t kept here: ${files.join(', ')}.`, 1000)

/** A mail by its template: by the first of its texts in which who asks is found, or else by the one that says most. */
const readBest = (template: string, subject: string, texts: readonly string[]) => {
  const read = texts.map((text) => ({ text, ...parseLeadMail(template, { subject, text }) }))
  const most = Math.max(...read.map(({ found }) => Object.keys(found).length))
  return read.find(({ problem }) => problem === null) ?? read.find(({ found }) => Object.keys(found).length === most)
}

/**
 * Takes a mail of a market place: a lead, once, where it holds ADF or its template finds who asks; else it waits for a person to look at
 * it, and nothing of it is lost (API-07). A market place nobody knows any more has none.
 */
export const takeLeadMail = async (db: Database, mail: ArrivedLeadMail): Promise<'lead' | 'waiting' | 'unknown'> => {
  const { supplierId, from, subject, prospects, unkeptFiles, fault, messageKey, now } = mail
  const supplier = await supplierById(db, supplierId)
  if (!supplier) return 'unknown'
  // The database takes no NUL.
  const texts = mail.texts.map((text) => text.replaceAll('\0', '').slice(0, longestMailText)).filter((text, at) => at === 0 || text !== '')
  const scope = db.forOrganisation(supplier.organisationId)
  const { organisationId, siteId, locationId, mailTemplate } = supplier
  const key = { organisationId, supplierId, messageKey }
  const known = await scope.transaction((tx) => tx.leadMail.findFirst({ where: key, select: { id: true } }))
  if (known) return 'waiting'
  const best = fault !== null || mailTemplate === '' ? undefined : readBest(mailTemplate, subject, texts)
  const refusal = async (): Promise<string | null> => {
    if (fault !== null) return fault
    if (prospects.length === 0 && mailTemplate === '') return 'Its market place has no template yet.'
    if (prospects.length === 0 && best && best.problem !== null) return best.problem
    const site = await publishedSite(db, siteId)
    if (!site) return 'The site isn’t live.'
    const beside = {
      ...(locationId !== null && { location_id: locationId }),
      ...(unkeptFiles.length > 0 && { files_not_kept: unkeptFiles.join(', ') }),
    }
    const inputs = prospects.length > 0 ? prospects : best ? [suppliedFromMail(best)] : []
    const refusals: string[] = []
    for (const [at, input] of inputs.entries()) {
      // A mail of several people leaves its own id to a person who reads it.
      const theirId = inputs.length === 1 ? `mail ${messageKey}` : `mail ${messageKey} ${at}`
      const taken = await takeSuppliedLead(db, site, { ...beside, ...input }, { supplier, theirId, now })
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
    problem: withUnkept(problem, unkeptFiles),
  }
  await storeWaitingMail(scope, { ...key, siteId, supplierName: supplier.name, from, subject, ...waiting, now })
  return 'waiting'
}
