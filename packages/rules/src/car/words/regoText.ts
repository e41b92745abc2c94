import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { momentInZone } from '../../dates/momentInZone'
import type { Car } from '../../entities/Car'
import { formatDate } from '../../format/formatDate'

/**
 * Says when a car's warrant of fitness ends, or that it has, in New Zealand (CFG-02); today counts as not yet past, in the site's
 * time zone. Null in Australia, and where nobody recorded it.
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
 * Says when a car's registration ends: 'Expires on 5 Mar 2027' (CAR-22), or 'Unregistered' where the site says so (CAR-21); in New Zealand,
 * where a vehicle stays registered when its licence has run out, the day it did (CFG-02).
 * Today counts as not yet past, in the site's time zone. Null when there is nothing to say.
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
    // In New Zealand a vehicle stays registered when its licence has run out.
    return isInNewZealand(identity) ? `Expired on ${date}` : 'Unregistered'
  }
  return rego.showExpiry ? `Expires on ${date}` : null
}
