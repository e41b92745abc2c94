import { hasPrice } from '../entities/hasPrice'
import { formatMoney } from '../format/formatMoney'
import type { ModelValues } from '../records/kinds/modelFields'

const includes = { driveAway: 'drive away', egc: 'excl. gov. charges' } as const

/**
 * Says what a model costs at least, and what that price includes (ENT-13, CARD-05); null where no variant has a price.
 *
 * @example 'from $39,990 drive away'
 */
export const modelPriceText = (variants: readonly Pick<ModelValues['variants'][number], 'priceCents' | 'priceType'>[]): string | null => {
  const priced = variants.flatMap(({ priceCents, priceType }) =>
    priceCents !== null && hasPrice({ priceCents }) ? [{ priceCents, priceType }] : [],
  )
  const [lowest] = priced.toSorted((one, other) => one.priceCents - other.priceCents)
  return lowest ? `from ${formatMoney(lowest.priceCents)} ${includes[lowest.priceType]}` : null
}
