import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { stockFileInput } from './stockFileInput'

/** What the file of cars holds, as the server reads it; nothing is asked while there is no file. */
export const useStockReport = (answers: OnboardingAnswers) => {
  const query = useQuery(
    api.onboarding.checkStock.queryOptions(stockFileInput(answers), {
      enabled: answers.stock.file !== '',
      // An answer leaves the report there until the new one has come.
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: 60_000,
    }),
  )
  const isRefused = query.error !== null && callError(query.error).code === 'BAD_REQUEST'
  /** How many cars can be read; undefined while that isn't known. */
  const carsRead = isRefused ? 0 : query.isPlaceholderData ? undefined : query.data?.adds.cars
  return { ...query, carsRead }
}
