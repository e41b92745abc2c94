import { joinMakes } from '@forecourt/rules/models/siteModels'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../../client/api'
import type { CarFormValues } from './carFormValues'

const lower = (value: unknown) =>
  String(value ?? '')
    .trim()
    .toLowerCase()

/** Suggestions of a field: makes and models of the platform and of the organisation, and values of its other cars. */
export const useSuggestions = (entered: CarFormValues, organisationId: string) => {
  const { data: platformChoices } = useQuery(api.stock.choices.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }))
  const { data: own } = useQuery(api.stock.suggestions.queryOptions({ organisationId }, { staleTime: 300_000 }))
  const [make, model] = [lower(entered.make), lower(entered.model)]
  return useCallback(
    (path: string): readonly string[] => {
      const makes = joinMakes(platformChoices?.makes ?? [], own?.makes ?? [])
      if (path === 'make') return makes.map(({ name }) => name)
      if (path === 'model') return makes.find(({ name }) => name.toLowerCase() === make)?.models ?? []
      if (path === 'badge') return own?.badges.find((each) => lower(each.make) === make && lower(each.model) === model)?.badges ?? []
      return own?.values[path] ?? []
    },
    [platformChoices, own, make, model],
  )
}
