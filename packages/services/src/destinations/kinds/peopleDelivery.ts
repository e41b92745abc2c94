import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { leadMailFacts } from '../../mail/facts/leadMailFacts'
import { dealerLeadMail } from '../../mail/templates/leadMail'
import type { DestinationDelivery } from '../DestinationDelivery'

/** Mails a lead to further recipients, with the site's lead mail. */
export const peopleDelivery: DestinationDelivery<'people'> = {
  async preview({ db, addresses }, { lead }) {
    const site = await publishedSite(db, lead.siteId)
    if (!site) return 'The email a site sends for its leads. The site isn’t live at the moment.'
    const { subject, text } = await dealerLeadMail(leadMailFacts(lead, site, addresses))
    return `Subject: ${subject}\n\n${text}`
  },
  async mail({ db, addresses }, { destination: { name }, target: { to }, delivery, lead: { lead } }) {
    if (delivery.leadId === null)
      return {
        to,
        subject: 'Test of your lead destination',
        html: null,
        text: `This is a test. Leads sent to “${name}” arrive at this address.`,
      }
    const site = await publishedSite(db, lead.siteId)
    if (!site) throw new Error('Its site is not published')
    const facts = leadMailFacts(lead, site, addresses)
    return { to, fromName: facts.siteName, replyTo: lead.email || undefined, ...(await dealerLeadMail(facts)) }
  },
}
