import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { readOnce } from '../../client/readOnce'

interface Forecasted {
  readonly siteId: string
  /** The publish request; undefined for the draft. */
  readonly requestId?: string
  /** The earlier version of a roll-back. */
  readonly version?: number
  /** Whether what is stored is what would go live, and isn't being published: otherwise nothing is compared, and what runs is aborted. */
  readonly isReady: boolean
}

interface ForecastState {
  /** The last result: first of a sample, then of all pages. Null until there is one. */
  readonly forecast: Forecast | null
  readonly isLoading: boolean
  /** Compares once more, after a failure. */
  readonly retry: () => void
}

/** Which live pages a publication would change: of a sample at once, then of all pages. */
export const useForecast = ({ siteId, requestId, version, isReady }: Forecasted): ForecastState => {
  const options = { ...readOnce, retry: false, placeholderData: keepPreviousData, trpc: { abortOnUnmount: true } }
  const sample = useQuery(api.sites.forecast.queryOptions(isReady ? { siteId, requestId, version, sample: true } : skipToken, options))
  const isSampled = sample.isSuccess && !sample.isPlaceholderData && sample.data !== null
  const needsAll = isReady && isSampled && !sample.data?.complete
  const all = useQuery(api.sites.forecast.queryOptions(needsAll ? { siteId, requestId, version, sample: false } : skipToken, options))
  // What was compared before stays until there is a new result, and no longer.
  const whole = all.isPlaceholderData && sample.isSuccess && !sample.isPlaceholderData ? null : all.data
  return {
    forecast: whole ?? sample.data ?? null,
    retry: () => void sample.refetch(),
    isLoading:
      isReady &&
      (sample.isPending ||
        (sample.isFetching && !sample.data) ||
        sample.isPlaceholderData ||
        (needsAll && (all.isPending || all.isPlaceholderData))),
  }
}
