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

/** Whether a number that somebody signed in asks for becomes a lead: numbers that show at once are not asked for (API-07, VDP-17, VDP-18). */
export const revealsBecomeLeads = (config: RevealConfig): boolean =>
  config.leads.phoneReveals && hasAccounts(config) && !revealsPhones(config)

/** Whose account asked for a number: each is a proved address or number, or one they gave; null or empty without. */
interface RevealedTo {
  readonly email: string | null
  readonly mobile: string | null
  readonly phone: string
}

/**
 * The lead of somebody signed in who asks for a car's number. It says what their account knows and nothing else: no name, no message,
 * no consent. Of who is not signed in nobody knows anything: there is no lead, and the number is counted all the same (API-03).
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
