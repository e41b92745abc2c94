import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { hasPrice } from '../entities/isInStock'
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
 * Lowest price of a model and what it includes, in the country's terms (ENT-13, CARD-05, CFG-02); null if no variant has a price.
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
