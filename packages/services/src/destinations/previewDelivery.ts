import type { Database } from '@forecourt/data/createDatabase'
import type { DeliveredLead } from '@forecourt/data/leads/delivery/deliveredLead'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/destinationKinds'
import { type LeadMailAddresses, leadMailFacts } from '../mail/facts/leadMailFacts'
import { dealerLeadMail } from '../mail/templates/leadMail'
import { writeAdf } from './adf/writeAdf'
import { leadPayload } from './leadPayload'

/** What a destination would get of a lead, as text. */
export const previewDelivery = async (
  db: Database,
  target: DestinationTarget,
  delivered: DeliveredLead,
  addresses: LeadMailAddresses,
): Promise<string> => {
  if (target.kind === 'adf') return writeAdf([delivered], { isAgain: false, demoAs: target.demoAs })
  if (target.kind !== 'people') return JSON.stringify(leadPayload(target.shape, delivered), null, 2)
  const site = await publishedSite(db, delivered.lead.siteId)
  if (!site) return 'The mail that the site sends of its leads. The site isn’t live at the moment.'
  const { subject, text } = await dealerLeadMail(leadMailFacts(delivered.lead, site, addresses))
  return `Subject: ${subject}\n\n${text}`
}
