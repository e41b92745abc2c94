import type { Scope } from '@forecourt/data/createDatabase'
import { liveSiteNames } from '@forecourt/data/sites/liveSiteNames'
import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import type { ConsideredStock } from '@forecourt/services/forecast/forecastSiteStock'
import type { Context } from '../Context'

interface Considered {
  readonly scope: Scope
  readonly organisationId: string
  /** Sites of the user; null for all of the organisation. */
  readonly siteIds: readonly string[] | null
  readonly change: ConsideredStock
}

/** A forecast by site; null while no site server can be reached. */
interface SiteForecast {
  readonly siteId: string
  readonly name: string
  readonly forecast: Forecast | null
}

/** Each takes about a second, in which its cars are locked. */
const maxSites = 3

/** Forecasts a change of cars on the first live sites of an organisation, one after the other (CFG-12). */
export const forecastOnSites = async (
  { forecastStock }: Pick<Context, 'forecastStock'>,
  { scope, organisationId, siteIds, change }: Considered,
  signal?: AbortSignal,
): Promise<{ readonly sites: readonly SiteForecast[]; readonly left: number }> => {
  const live = await liveSiteNames(scope, organisationId, siteIds)
  const sites: SiteForecast[] = []
  for (const { siteId, name } of live.slice(0, maxSites)) {
    if (signal?.aborted) break
    sites.push({ siteId, name, forecast: await forecastStock({ siteId, change }, signal) })
  }
  return { sites, left: Math.max(0, live.length - maxSites) }
}
