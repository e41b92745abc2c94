import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { StepFacts } from '@forecourt/rules/onboarding/onboardingStepProblems'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { stockFileInput } from './stockFileInput'

/** Parse report of the stock file. Disabled without a file. */
export const useStockReport = (answers: OnboardingAnswers) => {
  const query = useQuery(
    api.onboarding.checkStock.queryOptions(stockFileInput(answers), {
      enabled: answers.stock.file !== '',
      // Shows the previous report while the new one loads.
      placeholderData: keepPreviousData,
      retry: false,
      staleTime: 60_000,
    }),
  )
  const isRefused = query.error !== null && callError(query.error).code === 'BAD_REQUEST'
  /** Number of readable cars; undefined while unknown. */
  const carsRead = isRefused ? 0 : query.isPlaceholderData ? undefined : query.data?.adds.cars
  const carsUnpriced = isRefused || query.isPlaceholderData ? undefined : query.data?.adds.unpriced
  const facts: StepFacts = { carsRead, carsUnpriced }
  return { ...query, facts }
}
