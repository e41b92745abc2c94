import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../client/api'
import type { Inputs } from '../../../../client/Records'
import { readOnce } from '../../../../client/readOnce'
import { StockForecast } from '../../../../layers/forecast/StockForecast'

/** Maximum number of cars whose change can be forecast at once. */
export const maxForecastCars = 500

/** The pages that a bulk change of cars would change. */
export const ForecastOfCars = (change: Inputs['stock']['forecast']) => {
  const { data, error } = useQuery(api.stock.forecast.queryOptions(change, { ...readOnce, retry: false, trpc: { abortOnUnmount: true } }))
  return <StockForecast forecasts={data} error={error} />
}
