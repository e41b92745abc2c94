import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { trpc } from '../../client/trpc'

/** What the file of cars holds, as the server reads it; nothing is asked while there is no file. */
export const useStockReport = ({ stock, place, business }: OnboardingAnswers) => {
  const { csv, columns, names, priceType } = stock
  const places = [[place.suburb, business.name], ...place.others.map((other) => [other.suburb, other.name])]
  return useQuery({
    queryKey: ['onboarding', 'stock', csv, columns, names, priceType, places],
    queryFn: () => trpc.onboarding.checkStock.query({ csv, columns: { ...columns }, names: { ...names }, priceType, places }),
    enabled: csv !== '',
    // An answer to a doubt leaves the report standing until the new one is there.
    placeholderData: keepPreviousData,
  })
}
