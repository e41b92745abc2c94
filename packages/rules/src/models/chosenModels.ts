import type { RangeModel } from '../entities/RangeModel'

/** A part of the range: what a block of models can show. */
export type RangePart = 'all' | 'new' | 'performance' | 'electrified' | 'upcoming'

const isSold = ({ stage }: RangeModel) => stage !== 'coming_soon' && stage !== 'discontinued'

const parts: { readonly [Part in RangePart]: (model: RangeModel) => boolean } = {
  all: isSold,
  new: ({ stage }) => stage === 'new',
  performance: (model) => model.performance && isSold(model),
  electrified: (model) => model.electrified.length > 0 && isSold(model),
  upcoming: ({ stage }) => stage === 'coming_soon',
}

/** The models of a part of the range, by name (NAV-19); those no longer built belong to none. */
export const chosenModels = (range: readonly RangeModel[], part: RangePart): RangeModel[] =>
  range.filter(parts[part]).toSorted((one, other) => one.model.localeCompare(other.model, 'en-AU'))
