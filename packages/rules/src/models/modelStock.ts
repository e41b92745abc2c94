import type { RangeModel } from '../entities/RangeModel'

/** Cars of a model in stock in one condition. */
export interface ModelStock {
  readonly count: number
  /** For example ‘14 new in stock’, and after that ‘8 used’. */
  readonly text: string
  /** The list of exactly these cars. */
  readonly href: string
}

/**
 * The number of a model's new cars; it says so if some of them haven't arrived (MOD-01, VDP-29).
 *
 * @example newStockText(10, 3) // '10 new in stock or on order'
 */
export const newStockText = (count: number, awaitedCount: number): string =>
  `${count.toLocaleString('en-AU')} new in stock${awaitedCount > 0 ? ' or on order' : ''}`

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
  awaitedCount = 0,
}: Pick<RangeModel, 'makeSlug' | 'modelSlug' | 'newCount' | 'demoCount' | 'usedCount' | 'awaitedCount'>): ModelStock[] => {
  const counts = { new: newCount, demo: demoCount, used: usedCount }
  return conditions
    .filter((condition) => counts[condition] > 0)
    .map((condition, index) => ({
      count: counts[condition],
      text:
        condition === 'new'
          ? newStockText(newCount, awaitedCount)
          : `${counts[condition].toLocaleString('en-AU')} ${condition}${index === 0 ? ' in stock' : ''}`,
      href: `/search/${makeSlug}/${modelSlug}?car_type=${condition}`,
    }))
}
