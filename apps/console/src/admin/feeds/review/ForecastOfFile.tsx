import { useQuery } from '@tanstack/react-query'
import { api } from '../../../client/api'
import type { Inputs } from '../../../client/Records'
import { readOnce } from '../../../client/readOnce'
import { OpenedDetails } from '../../../layers/forecast/OpenedDetails'
import { StockForecast } from '../../../layers/forecast/StockForecast'

const OpenedForecast = (file: Inputs['feeds']['forecast']) => {
  const { data, error } = useQuery(api.feeds.forecast.queryOptions(file, { ...readOnce, retry: false, trpc: { abortOnUnmount: true } }))
  return <StockForecast forecasts={data} error={error} />
}

/** The pages that the import of a file would change; compared once this part is opened. */
export const ForecastOfFile = (file: Inputs['feeds']['forecast']) => (
  <OpenedDetails title="Pages that change">
    <OpenedForecast {...file} />
  </OpenedDetails>
)
