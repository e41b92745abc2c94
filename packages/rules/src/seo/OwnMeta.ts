import type { JsonLd } from './jsonLd'
import type { ProductTag } from './productTags'

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
