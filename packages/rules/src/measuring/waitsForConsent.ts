import type { SiteTags } from './siteTags'

/**
 * Whether tags wait for consent: always, never, or in European time zones, where the law requires it. Australian and New Zealand law
 * requires a notice and an opt-out.
 *
 * @example waitsForConsent('regional', 'Europe/Paris') // true
 */
export const waitsForConsent = (consent: SiteTags['consent'], timeZone: string): boolean =>
  consent === 'optIn' || (consent === 'regional' && /^(?:Europe|Atlantic\/(?:Azores|Canary|Faroe|Madeira|Reykjavik))/.test(timeZone))
