import type { Lead } from '@forecourt/rules/leads/Lead'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface LeadMessage {
  readonly kind: 'lead.dealer' | 'lead.shopper'
  readonly payload: { readonly to: readonly string[] }
}

/** Dealer addresses for notifications of a site: the configured ones and the location's, or else the site's public one. */
export const dealerAddresses = (config: Pick<ResolvedConfig, 'leads' | 'identity'>, locationEmail: string | null): string[] => {
  const recipients = [...new Set([...config.leads.notify, ...(locationEmail ? [locationEmail] : [])])]
  return recipients.length > 0 ? recipients : [config.identity.email].filter((address) => address !== '')
}

/**
 * Recipients of a lead: the dealer addresses, and the shopper if the site confirms enquiries and they gave an address. A suspicious lead
 * goes to the dealer, marked, but isn't confirmed, as forms could be abused to mail strangers. Leads from a single click aren't confirmed
 * either.
 */
export const leadOutbox = (
  lead: Pick<Lead, 'email' | 'form' | 'suspicious'>,
  config: Pick<ResolvedConfig, 'leads' | 'identity'>,
  locationEmail: string | null,
): LeadMessage[] => {
  const toDealer: LeadMessage = { kind: 'lead.dealer', payload: { to: dealerAddresses(config, locationEmail) } }
  const isConfirmed = config.leads.confirmToShopper && !lead.suspicious && !leadForms[lead.form].pressed
  return isConfirmed && lead.email !== '' ? [toDealer, { kind: 'lead.shopper', payload: { to: [lead.email] } }] : [toDealer]
}
