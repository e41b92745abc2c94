import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { hasPrice, isAwaited, isInStock } from '../entities/isInStock'
import { countryCurrency, decimalDollars } from '../format/formatMoney'
import type { JsonLd } from './jsonLd'

/** An Open Graph tag for link previews. */
export interface ProductTag {
  readonly property: string
  readonly content: string
}

/**
 * Open Graph tags that mark a page as a product with its price (RTE-04, UI-10). A product needs a price: a car without one, or an
 * unavailable one, has no such tags.
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

/** Picture of a link preview; its size in pixels, if known, lets a preview reserve space. */
export interface PageImage {
  readonly url: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
}

/** Metadata specific to a page kind. */
export interface OwnMeta {
  readonly title: string
  /** A shorter title, if there is one. */
  readonly shortTitle?: string
  /** Defaults to the site's, after the title. */
  readonly description?: string
  /** Whether search engines may index it; defaults to true except for private pages. */
  readonly index?: boolean
  /** Key of a picture in file storage, if there is no preview image. */
  readonly imageKey?: string | null
  readonly image?: PageImage
  readonly jsonLd?: readonly JsonLd[]
  readonly product?: readonly ProductTag[]
  /** Canonical origin or path, if different: another site, or another path here. */
  readonly canonicalOrigin?: string | undefined
  readonly canonicalPath?: string
  /** Query of the canonical URL, such as '?page=2'. */
  readonly query?: string
}
