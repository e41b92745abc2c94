import type { SiteTags } from './siteTags'

/**
 * Whether services of others wait until a shopper agrees: always, never, or where the browser's clock runs by a zone of Europe, whose
 * law asks for it. Australia's and New Zealand's asks for a notice and an honest way out.
 *
 * @example waitsForConsent('regional', 'Europe/Paris') // true
 */
export const waitsForConsent = (consent: SiteTags['consent'], timeZone: string): boolean =>
  consent === 'optIn' || (consent === 'regional' && /^(?:Europe|Atlantic\/(?:Azores|Canary|Faroe|Madeira|Reykjavik))/.test(timeZone))
