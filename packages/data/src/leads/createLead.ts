import type { Lead } from '@forecourt/rules/leads/Lead'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { type LeadOrigin, storeLead } from './storeLead'

/**
 * Stores a lead together with what must be sent because of it: both or neither. The same key again gives the same lead, and
 * nothing is sent twice, even when both arrive at once.
 */
export const createLead = (
  db: Database,
  site: RenderedSite,
  lead: Lead,
  receipt: LeadOrigin,
): Promise<{ leadId: string; duplicate: boolean }> =>
  db.forOrganisation(site.organisationId).transaction((tx) => storeLead(tx, site, lead, receipt, { confirms: true }))
