import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { z } from 'zod'
import { postToSiteServer, type SiteServers } from '../site-servers/postToSiteServer'

const forecast = z.object({
  ...{ checked: z.number(), rendered: z.number(), total: z.number(), changed: z.number(), complete: z.boolean() },
  ...{ bytes: z.number(), tookMs: z.number() },
  // A site server of the release before states no such number.
  found: z.number().optional(),
  bounds: z.object({ from: z.number(), to: z.number() }).optional(),
  groups: z.custom<Forecast['groups']>(Array.isArray),
})

/** The forecast in the response of a site server; null if there is none. */
export const parseForecast = (response: unknown): Forecast | null => {
  if (response === null) return null
  const { found, ...parsed } = forecast.parse(response)
  return { ...parsed, found: found ?? Math.min(parsed.changed, parsed.checked) }
}

/** What is forecast: the draft, a publish request, or a config. */
export interface ForecastedSite {
  readonly siteId: string
  readonly requestId?: string
  readonly config?: ResolvedConfig
  /** Compares one page of each kind, which takes about a second. */
  readonly sample: boolean
}

/** Longer than the time limits of the site server. */
const timeoutMs = { sample: 8_000, all: 60_000 }

/** Lets the first reachable site server forecast a publication, until it is aborted; null if none can, or if the site isn't live. */
export const forecastSite = async (forecasted: ForecastedSite, servers: SiteServers, signal?: AbortSignal): Promise<Forecast | null> => {
  const response = await postToSiteServer(
    { path: '/api/forecast', body: forecasted, timeoutMs: forecasted.sample ? timeoutMs.sample : timeoutMs.all, signal },
    servers,
  )
  return parseForecast(response)
}
