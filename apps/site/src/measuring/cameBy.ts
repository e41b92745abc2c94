import { visitSource } from '@forecourt/rules/leads/visits/visitSource'
import { impersonal } from '@forecourt/rules/measuring/impersonal'
import { readVisit } from './visit'

/** What led to the site in this visit, in words that name nobody. */
export function cameBy(): { readonly source: string; readonly campaign: string } {
  const { query = '', referrer = '' } = readVisit() ?? {}
  return {
    source: impersonal(visitSource({ query, referrer, host: location.host })),
    campaign: impersonal(new URLSearchParams(query).get('utm_campaign') ?? ''),
  }
}
