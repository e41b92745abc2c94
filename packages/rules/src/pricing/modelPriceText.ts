import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasPrice } from '../entities/hasPrice'
import { formatMoney } from '../format/formatMoney'
import type { ModelValues } from '../records/kinds/modelFields'
import { priceTypeText } from './priceTypeText'

/**
 * Says what a model costs at least, and what that price includes, in the words of the country (ENT-13, CARD-05, CFG-02); null where no variant has a price.
 *
 * @example 'New from $39,990 drive away'
 */
export const modelPriceText = (
  variants: readonly Pick<ModelValues['variants'][number], 'priceCents' | 'priceType'>[],
  { country }: Pick<ResolvedConfig['identity'], 'country'>,
): string | null => {
  const priced = variants.flatMap(({ priceCents, priceType }) =>
    priceCents !== null && hasPrice({ priceCents }) ? [{ priceCents, priceType }] : [],
  )
  const [lowest] = priced.toSorted((one, other) => one.priceCents - other.priceCents)
  return lowest ? `New from ${formatMoney(lowest.priceCents)} ${priceTypeText(lowest.priceType, country).toLowerCase()}` : null
}
