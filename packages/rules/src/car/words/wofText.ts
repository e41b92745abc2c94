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
