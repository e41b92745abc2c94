import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'
import { openNow } from '../hours/openNow'
import { callsInHoursOnly } from './phoneFor'

/**
 * Says whether Call Now shows at an instant: always, or only while the sales department of the car's location is open where
 * the site says so (UI-05). The location's own zone and special days decide; without a known location nobody is known to be there.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const callNowShows = (config: Pick<ResolvedConfig, 'phone'>, location: Location | null, now: string): boolean =>
  !callsInHoursOnly(config) || (location !== null && openNow(location, 'sales', now).open)
