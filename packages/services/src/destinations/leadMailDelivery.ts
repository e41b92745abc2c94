import type { Database } from '@forecourt/data/createDatabase'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import type { LeadRow } from '@forecourt/rules/leads/LeadRow'
import type { Mail } from '../mail/createMailer'
import { type LeadMailAddresses, leadMailFacts } from '../mail/facts/leadMailFacts'
import { dealerLeadMail } from '../mail/templates/leadMail'

/** What the site's lead mail is written from. */
export interface LeadMailContext {
  readonly db: Database
  readonly addresses: LeadMailAddresses
}

/** The site's lead mail as text, for a preview. */
export const leadMailPreview = async ({ db, addresses }: LeadMailContext, lead: LeadRow): Promise<string> => {
  const site = await publishedSite(db, lead.siteId)
  if (!site) return 'The email a site sends for its leads. The site isn’t live at the moment.'
  const { subject, text } = await dealerLeadMail(leadMailFacts(lead, site, addresses))
  return `Subject: ${subject}\n\n${text}`
}

/** Builds the site's lead mail for further recipients. For a test, the mail only states that it is a test. */
export const leadMailTo = async (
  { db, addresses }: LeadMailContext,
  lead: LeadRow,
  {
    to,
    testOf,
  }: { readonly to: readonly string[] /** Name of the tested destination; null for a lead. */; readonly testOf: string | null },
): Promise<Mail> => {
  if (testOf !== null)
    return {
      to,
      subject: 'Test of your lead destination',
      html: null,
      text: `This is a test. Leads sent to “${testOf}” arrive at this address.`,
    }
  const site = await publishedSite(db, lead.siteId)
  if (!site) throw new Error('Its site is not published')
  const facts = leadMailFacts(lead, site, addresses)
  return { to, fromName: facts.siteName, replyTo: lead.email || undefined, ...(await dealerLeadMail(facts)) }
}
