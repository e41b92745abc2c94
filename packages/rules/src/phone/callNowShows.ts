import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'
import { openNow } from '../hours/openNow'
import { callsInHoursOnly } from './phoneFor'

/**
 * Whether Call Now shows at an instant: always, or only during the sales department's hours at the car's location, if the site is set so
 * (UI-05). Uses the location's time zone and special days; hidden if the location is unknown.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const callNowShows = (config: Pick<ResolvedConfig, 'phone'>, location: Location | null, now: string): boolean =>
  !callsInHoursOnly(config) || (location !== null && openNow(location, 'sales', now).open)
