import { joinMakes } from '@forecourt/rules/models/siteModels'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../../client/api'
import type { TypedCar } from './typedCar'

const lower = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase()

/** What a field may be: makes and models of the platform's tables and of the business's own, and what its other cars say. */
export const useSuggestions = (typed: TypedCar, organisationId: string) => {
  const { data: tables } = useQuery(api.stock.choices.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }))
  const { data: own } = useQuery(api.stock.words.queryOptions({ organisationId }, { staleTime: 300_000 }))
  const [make, model] = [lower(typed.make), lower(typed.model)]
  return useCallback(
    (path: string): readonly string[] => {
      const makes = joinMakes(tables?.makes ?? [], own?.makes ?? [])
      if (path === 'make') return makes.map(({ name }) => name)
      if (path === 'model') return makes.find(({ name }) => name.toLowerCase() === make)?.models ?? []
      if (path === 'badge') return own?.badges.find((each) => lower(each.make) === make && lower(each.model) === model)?.badges ?? []
      return own?.words[path] ?? []
    },
    [tables, own, make, model],
  )
}
