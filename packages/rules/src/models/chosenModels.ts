import type { RangeModel } from '../entities/RangeModel'
import { modelKinds } from '../menus/modelCategories'

/** The models of a part of the range, by name (NAV-19); those no longer built belong to none. */
export const chosenModels = (range: readonly RangeModel[], part: keyof typeof modelKinds): RangeModel[] =>
  range.filter(modelKinds[part]).toSorted((one, other) => one.model.localeCompare(other.model, 'en-AU'))
