import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { hasPrice } from '../entities/isInStock'
import type { LowestTotal } from '../entities/RangeModel'
import { formatMoney } from '../format/formatMoney'
import type { ModelValues } from '../records/kinds/modelFields'

type Country = ResolvedConfig['identity']['country']

const texts: { readonly [Name in Country]: { readonly [Type in Car['priceType']]: string } } = {
  AU: { driveAway: 'Drive away', egc: 'Excl. gov. charges' },
  NZ: { driveAway: 'Including on-road costs', egc: 'Plus on-road costs' },
}

/**
 * Text of what a price includes: excluded are government charges in Australia, on-road costs in New Zealand (CAR-14, CFG-02).
 *
 * @example priceTypeText('egc', 'NZ') // 'Plus on-road costs'
 */
export const priceTypeText = (type: Car['priceType'], country: Country): string => texts[country][type]

/**
 * Lowest price of a model and what it includes, in the country's terms (ENT-13, CARD-05, CFG-02); null if no variant has a price. If it
 * leaves charges out, the lowest total of the new cars in stock takes its place, because the law wants the total
 * (ACL s 48), and says that it is of cars in stock: grades may be listed below it.
 *
 * @param inStock of new cars of the model, null if unknown
 * @example 'New from $39,990 drive away'
 */
export const modelPriceText = (
  variants: readonly Pick<ModelValues['variants'][number], 'priceCents' | 'priceType'>[],
  { country }: Pick<ResolvedConfig['identity'], 'country'>,
  inStock: LowestTotal | null = null,
): string | null => {
  const priced = variants.flatMap(({ priceCents, priceType }) =>
    priceCents !== null && hasPrice({ priceCents }) ? [{ priceCents, priceType }] : [],
  )
  const [lowest] = priced.toSorted((one, other) => one.priceCents - other.priceCents)
  if (!lowest) return null
  const from = (cents: number, type: Car['priceType']) => `${formatMoney(cents)} ${priceTypeText(type, country).toLowerCase()}`
  if (lowest.priceType === 'driveAway' || inStock === null) return `New from ${from(lowest.priceCents, lowest.priceType)}`
  return inStock.isKnown
    ? `In stock from ${from(inStock.cents, 'driveAway')}`
    : `In stock from about ${formatMoney(inStock.cents)} on the road`
}
