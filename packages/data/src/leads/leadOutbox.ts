import type { Lead } from '@forecourt/rules/leads/Lead'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface LeadMessage {
  readonly kind: 'lead.dealer' | 'lead.shopper'
  readonly payload: { readonly to: readonly string[] }
}

/** Whom of a dealer the site writes to: those it names and the location's own address, else the site's public one. */
export const dealerAddresses = (config: Pick<ResolvedConfig, 'leads' | 'identity'>, locationEmail: string | null): string[] => {
  const named = [...new Set([...config.leads.notify, ...(locationEmail ? [locationEmail] : [])])]
  return named.length > 0 ? named : [config.identity.email].filter((address) => address !== '')
}

/**
 * Who is told of a lead: those the site names and the location's own address, else the site's public one; and the shopper, if
 * the site confirms enquiries and they left an address. A suspicious lead reaches the dealer, marked, but is never confirmed: a form must not be a way
 * to mail strangers. Nor is one that nobody wrote.
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
