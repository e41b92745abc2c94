import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasAccounts } from '../../accounts/hasAccounts'
import type { Car } from '../../entities/Car'
import { revealsPhones } from '../../phone/phoneFor'
import type { Lead } from '../Lead'
import { emptyAttributes, emptyColumns } from '../leadAnswers'
import { leadCategory } from '../leadCategory'
import { leadEvent } from '../leadEvent'
import { storedEmail } from '../storedEmail'

interface RevealConfig {
  readonly auth: Pick<ResolvedConfig['auth'], 'enabled'>
  readonly leads: Pick<ResolvedConfig['leads'], 'phoneReveals'>
  readonly phone: Pick<ResolvedConfig['phone'], 'startsRevealed'>
}

/** Whether a phone reveal by a signed-in shopper becomes a lead; not if numbers show without a reveal (API-07, VDP-17, VDP-18). */
export const revealsBecomeLeads = (config: RevealConfig): boolean =>
  config.leads.phoneReveals && hasAccounts(config) && !revealsPhones(config)

/** Contact data of the account: verified or entered; null or empty if none. */
interface RevealedTo {
  readonly email: string | null
  readonly mobile: string | null
  readonly phone: string
}

/**
 * Lead of a signed-in shopper who reveals a car's phone number: contact data of the account, without name, message or consent. Without
 * sign-in there is no lead, but the reveal is counted (API-03).
 */
export const revealLead = (config: RevealConfig, car: Car, { email, mobile, phone }: RevealedTo, source: string | null): Lead | null => {
  if (!revealsBecomeLeads(config)) return null
  const event = leadEvent('phoneReveal', car)
  return {
    ...emptyColumns,
    ...emptyAttributes,
    form: 'phoneReveal',
    ...leadCategory('phoneReveal', car, null),
    email: email === null ? '' : storedEmail(email),
    phone: phone || (mobile ?? ''),
    carId: car.id,
    carSlug: car.slug,
    locationId: car.locationId,
    dealershipSlug: car.dealershipSlug,
    url: null,
    visitedPages: [],
    source,
    linkedQueryParams: {},
    eventId: event.id,
    eventParams: event.params,
    suspicious: false,
  }
}
