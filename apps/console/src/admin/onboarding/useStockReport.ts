import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'

/** What the file of cars holds, as the server reads it; nothing is asked while there is no file. */
export const useStockReport = ({ stock, place, business }: OnboardingAnswers) => {
  const { csv, columns, names, priceType } = stock
  const places = [[place.suburb, business.name], ...place.others.map((other) => [other.suburb, other.name])]
  return useQuery(
    api.onboarding.checkStock.queryOptions(
      { csv, columns: { ...columns }, names: { ...names }, priceType, places },
      // An answer to a doubt leaves the report standing until the new one is there.
      { enabled: csv !== '', placeholderData: keepPreviousData },
    ),
  )
}
