import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { hasPrice, isAwaited, isInStock } from '../entities/isInStock'
import { countryCurrency, decimalDollars } from '../format/formatMoney'
import type { JsonLd } from './jsonLd'

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

/** The picture of a link preview; its size in pixels where it is known, so that a preview can leave room for it. */
export interface PageImage {
  readonly url: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
}

/** What a kind of page says of itself to search engines and link previews; the rest is the same for all. */
export interface OwnMeta {
  readonly title: string
  /** The title in fewer words, where it can be said so. */
  readonly shortTitle?: string
  /** Left out or empty: that of the site, after the title. */
  readonly description?: string
  /** Whether search engines may list it; left out, they may unless it is made for one shopper. */
  readonly index?: boolean
  /** Key of a picture in file storage, where there is no image made for previews. */
  readonly imageKey?: string | null
  readonly image?: PageImage
  readonly jsonLd?: readonly JsonLd[]
  readonly product?: readonly ProductTag[]
  /** Where the page is found rather than here: on another site, or under another address of this one. */
  readonly canonicalOrigin?: string | undefined
  readonly canonicalPath?: string
  /** What follows the path in the page's own address, such as '?page=2'. */
  readonly query?: string
}
