import type { RangeModel } from '../entities/RangeModel'

/** Cars of a model in stock in one condition. */
export interface ModelStock {
  readonly count: number
  /** For example ‘14 new in stock’, and after that ‘8 used’. */
  readonly text: string
  /** The list of exactly these cars. */
  readonly href: string
}

const conditions = ['new', 'demo', 'used'] as const

/**
 * Cars of a model on sale by condition, new ones first (MOD-01, RTE-19): a number beside the price of a new car doesn't count used cars.
 *
 * @example modelStock(rav4).map(({ text }) => text) // ['14 new in stock', '3 demo', '8 used']
 */
export const modelStock = ({
  makeSlug,
  modelSlug,
  newCount,
  demoCount,
  usedCount,
}: Pick<RangeModel, 'makeSlug' | 'modelSlug' | 'newCount' | 'demoCount' | 'usedCount'>): ModelStock[] => {
  const counts = { new: newCount, demo: demoCount, used: usedCount }
  return conditions
    .filter((condition) => counts[condition] > 0)
    .map((condition, index) => ({
      count: counts[condition],
      text: `${counts[condition].toLocaleString('en-AU')} ${condition}${index === 0 ? ' in stock' : ''}`,
      href: `/search/${makeSlug}/${modelSlug}?car_type=${condition}`,
    }))
}
