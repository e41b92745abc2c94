import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { momentInZone } from '../../dates/momentInZone'
import type { Car } from '../../entities/Car'
import { formatDate } from '../../format/formatDate'

/**
 * Text of the warrant of fitness expiry in New Zealand (CFG-02); a warrant is valid through its last day, in the site's time zone. Null
 * in Australia, and if unknown.
 *
 * @param now the instant of the page, ISO in UTC
 * @example wofText({ disclosure: { wofExpiry: '2026-11-05' } }, { identity }, now) // 'Expires on 5 Nov 2026'
 */
export const wofText = (car: Pick<Car, 'disclosure'>, { identity }: Pick<ResolvedConfig, 'identity'>, now: string): string | null => {
  const { wofExpiry = '' } = car.disclosure
  const date = formatDate(wofExpiry)
  if (!isInNewZealand(identity) || !date) return null
  return wofExpiry < momentInZone(now, identity.timeZone).date ? `Expired on ${date}` : `Expires on ${date}`
}

/**
 * Text of the registration expiry: 'Expires on 5 Mar 2027' (CAR-22), or 'Unregistered' if the site shows that (CAR-21); in New Zealand,
 * where a vehicle with an expired licence stays registered, the expiry day (CFG-02). Valid through its last day, in the site's time zone.
 * Null if there is nothing to show.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const regoText = (
  car: Pick<Car, 'regoExpiry'>,
  { rego, identity }: Pick<ResolvedConfig, 'rego' | 'identity'>,
  now: string,
): string | null => {
  const date = car.regoExpiry && formatDate(car.regoExpiry)
  if (!car.regoExpiry || !date) return null
  if (car.regoExpiry < momentInZone(now, identity.timeZone).date) {
    if (!rego.showUnregistered) return null
    // In New Zealand a vehicle with an expired licence stays registered.
    return isInNewZealand(identity) ? `Expired on ${date}` : 'Unregistered'
  }
  return rego.showExpiry ? `Expires on ${date}` : null
}
