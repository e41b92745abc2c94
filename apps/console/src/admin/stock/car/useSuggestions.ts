import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../../client/api'
import type { TypedCar } from './typedCar'

/** What a field may be, by the platform's tables: makes, and the models of the make that is typed. */
export const useSuggestions = (typed: TypedCar) => {
  const { data } = useQuery(api.stock.choices.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }))
  const make = String(typed.make ?? '')
    .trim()
    .toLowerCase()
  return useCallback(
    (path: string): readonly string[] => {
      const makes = data?.makes ?? []
      if (path === 'make') return makes.map(({ name }) => name)
      if (path === 'model') return makes.find(({ name }) => name.toLowerCase() === make)?.models ?? []
      return []
    },
    [data, make],
  )
}
