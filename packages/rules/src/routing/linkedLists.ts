import type { Car } from '../entities/Car'
import type { StockModel } from '../entities/RangeModel'
import type { RouteNames, SearchPreset } from './parseSearchPreset'

/** A link to a stock list, by the name of its make or model. */
export interface ListLink {
  readonly label: string
  readonly href: string
}

/** Models with listed cars, such as `SiteData.models`. */
type ListedModels = readonly Pick<StockModel, 'makeSlug' | 'modelSlug'>[]

/** The list of a make; null if it has no cars, so that no link leads to an empty list (RTE-14). */
export const makeList = ({ make, makeSlug }: Pick<Car, 'make' | 'makeSlug'>, models: ListedModels): ListLink | null =>
  models.some((listed) => listed.makeSlug === makeSlug) ? { label: make, href: `/search/${makeSlug}` } : null

/** The list of a model; null if it has no cars (RTE-14). */
export const modelList = (
  { makeSlug, model, modelSlug }: Pick<Car, 'makeSlug' | 'model' | 'modelSlug'>,
  models: ListedModels,
): ListLink | null =>
  models.some((listed) => listed.makeSlug === makeSlug && listed.modelSlug === modelSlug)
    ? { label: model, href: `/search/${makeSlug}/${modelSlug}` }
    : null

/** The lists of a car's make and model that have cars, from the wider to the narrower: steps of a breadcrumb (RTE-14). */
export const listsOfCar = (car: Pick<Car, 'make' | 'makeSlug' | 'model' | 'modelSlug'>, models: ListedModels): readonly ListLink[] =>
  [makeList(car, models), modelList(car, models)].filter((list) => list !== null)

interface StockNames {
  readonly names: Pick<RouteNames, 'makes'>
  readonly models: ListedModels
}

/** The list of the make above a list of one of its models; null for other lists, and if it has no cars (RTE-14). */
export const listAbove = ({ make: name, model }: SearchPreset, { names, models }: StockNames): ListLink | null => {
  const make = model === undefined ? undefined : names.makes.find((known) => known.name === name)
  return make ? makeList({ make: make.name, makeSlug: make.slug }, models) : null
}

/** The lists of makes that have cars (RTE-26). */
export const listsOfMakes = ({ names, models }: StockNames): readonly ListLink[] =>
  names.makes.flatMap(({ name, slug }) => makeList({ make: name, makeSlug: slug }, models) ?? [])
