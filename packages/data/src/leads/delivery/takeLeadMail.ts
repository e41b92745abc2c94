import { type LeadMail, parseLeadMail, suppliedFromMail } from '@forecourt/rules/leads/delivery/parseLeadMail'
import type { Database } from '../../createDatabase'
import { publishedSite } from '../../sites/publishedSite'
import { longestMailText, storeWaitingMail } from './storeWaitingMail'
import { supplierById, supplierUsed } from './suppliers'
import { takeSuppliedLead } from './takeSuppliedLead'

export interface ArrivedLeadMail extends LeadMail {
  readonly supplierId: string
  readonly from: string
  /** The same for the same mail, however often it arrives. */
  readonly messageKey: string
  /** ISO in UTC. */
  readonly now: string
}

/**
 * Takes a mail of a market place: a lead, once, where its template finds who asks; else it waits for a person to look at it, and nothing of
 * it is lost (API-07). A market place nobody knows any more has none.
 */
export const takeLeadMail = async (db: Database, mail: ArrivedLeadMail): Promise<'lead' | 'waiting' | 'unknown'> => {
  const { supplierId, from, subject, messageKey, now } = mail
  const supplier = await supplierById(db, supplierId)
  if (!supplier) return 'unknown'
  // The database takes no NUL.
  const text = mail.text.replaceAll('\0', '').slice(0, longestMailText)
  const scope = db.forOrganisation(supplier.organisationId)
  const { organisationId, siteId, locationId } = supplier
  const key = { organisationId, supplierId, messageKey }
  const known = await scope.transaction((tx) => tx.leadMail.findFirst({ where: key, select: { id: true } }))
  if (known) return 'waiting'
  const read = parseLeadMail(supplier.mailTemplate, { subject, text })
  const refusal = async (): Promise<string | null> => {
    if (supplier.mailTemplate === '') return 'Its market place has no template yet.'
    if (read.problem !== null) return read.problem
    const site = await publishedSite(db, siteId)
    if (!site) return 'The site isn’t live.'
    const input = { ...(locationId !== null && { location_id: locationId }), ...suppliedFromMail(read) }
    const taken = await takeSuppliedLead(db, site, input, { supplier, theirId: `mail ${messageKey}`, now })
    return taken.ok ? null : taken.message
  }
  const problem = await refusal()
  await supplierUsed(db, supplier, now)
  if (problem === null) return 'lead'
  const { name: supplierName } = supplier
  await storeWaitingMail(scope, { ...key, siteId, supplierName, from, subject, text, problem, found: read.found, now })
  return 'waiting'
}
