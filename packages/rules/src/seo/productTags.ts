import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { hasPrice } from '../entities/hasPrice'
import { isAwaited } from '../entities/isAwaited'
import { isInStock } from '../entities/isInStock'
import { countryCurrency } from '../format/countryCurrency'
import { decimalDollars } from '../format/decimalDollars'

/** A tag of a link preview, in the Open Graph's words. */
export interface ProductTag {
  readonly property: string
  readonly content: string
}

/**
 * Says to link previews that a page is of a product, and what it costs (RTE-04, UI-10). A product must have a price: a car without
 * one, or that can't be had any more, is a page like others and has no such tags.
 */
export const productTags = (car: Car, { identity }: Pick<ResolvedConfig, 'identity'>): readonly ProductTag[] => {
  if (!hasPrice(car) || !isInStock(car)) return []
  const awaited = isAwaited(car)
  return [
    { property: 'og:type', content: 'product' },
    { property: 'product:price:amount', content: decimalDollars(car.priceCents) },
    { property: 'product:price:currency', content: countryCurrency(identity.country) },
    { property: 'product:availability', content: awaited ? 'preorder' : 'in stock' },
    { property: 'product:condition', content: car.carType === 'new' ? 'new' : 'used' },
    { property: 'product:brand', content: car.make },
    { property: 'product:retailer_item_id', content: car.stockNumber },
  ]
}
