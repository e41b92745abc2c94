import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { listsDiscontinued } from '@forecourt/schema/switches/stockSwitches'
import type { RangeModel } from '../entities/RangeModel'
import { menuModels, modelCategories, modelKinds } from '../menus/modelCategories'

/** Models of a category, sorted by name (NAV-19); without discontinued ones. */
export const chosenModels = (range: readonly RangeModel[], part: keyof typeof modelKinds): RangeModel[] =>
  range.filter(modelKinds[part]).toSorted((one, other) => one.model.localeCompare(other.model, 'en-AU'))

/** A body filter of the model list, or all. */
export interface BodyChoice {
  readonly label: string
  readonly href: string
  readonly count: number
  readonly current: boolean
}

/** Models with a heading; without one if filtered by body. */
export interface ModelGroup {
  readonly label: string
  readonly models: readonly RangeModel[]
}

const plain = (body: string | null) => (body ?? '').trim().toLowerCase()

const isListed = ({ stage }: RangeModel, config: Pick<ResolvedConfig, 'models'>) => listsDiscontinued(config) || stage !== 'discontinued'

/**
 * Body filters of the model list with their URLs, sorted by name (RTE-20); empty if there is only one body. Discontinued models, which the
 * list folds away, aren't counted.
 */
export const bodyChoices = (range: readonly RangeModel[], body: string | null): BodyChoice[] => {
  const listed = range.filter(({ stage }) => stage !== 'discontinued')
  const labels = [...new Map(listed.flatMap(({ body: each }) => (plain(each) === '' ? [] : [[plain(each), each ?? ''] as const]))).values()]
  if (labels.length < 2) return []
  const choices = labels.map((label): BodyChoice => {
    const count = listed.filter((model) => plain(model.body) === plain(label)).length
    return { label, href: `/models?${new URLSearchParams({ body: label })}`, count, current: plain(body) === plain(label) }
  })
  return [
    { label: 'All', href: '/models', count: listed.length, current: !choices.some(({ current }) => current) },
    ...choices.toSorted((one, other) => one.label.localeCompare(other.label, 'en-AU')),
  ]
}

/** Models of the list, grouped by category (NAV-19); or the models of one body (RTE-20), ungrouped. A body without models lists all. */
export const listedModels = (range: readonly RangeModel[], body: string | null, config: Pick<ResolvedConfig, 'models'>): ModelGroup[] => {
  const ofBody = body === null ? [] : range.filter((model) => plain(model.body) === plain(body) && isListed(model, config))
  if (ofBody.length > 0) return [{ label: '', models: ofBody }]
  // Menus list an electrified model twice; the page of all models lists it once. Without stock, each model is of the range and has a `page`.
  const seen = new Set<string>()
  return modelCategories(menuModels(range, []), config)
    .map(({ label, models }) => ({
      label,
      models: models.flatMap(({ model }) => model.page ?? []).filter(({ id }) => !seen.has(id) && seen.add(id)),
    }))
    .filter(({ models }) => models.length > 0)
}
