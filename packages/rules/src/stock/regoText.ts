import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatDate } from '../dates/formatDate'
import { momentInZone } from '../dates/momentInZone'
import type { Car } from '../entities/Car'

/**
 * Says when a car's registration ends: 'Expires on 5 Mar 2027' (CAR-22), or 'Unregistered' where the site says so (CAR-21).
 * Today counts as not yet past, in the site's time zone. Null when there is nothing to say.
 */
export const regoText = (
  car: Pick<Car, 'regoExpiry'>,
  settings: ResolvedConfig['rego'],
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): string | null => {
  const date = car.regoExpiry && formatDate(car.regoExpiry)
  if (!car.regoExpiry || !date) return null
  if (car.regoExpiry < momentInZone(now, timeZone).date) return settings.showUnregistered ? 'Unregistered' : null
  return settings.showExpiry ? `Expires on ${date}` : null
}
