import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { allowsIndexing } from '../seo/allowsIndexing'
import { type JsonLd, shareAddress } from '../seo/jsonLd'
import { pageImage, pageTitle } from '../seo/pageText'
import type { PageImage, ProductTag } from '../seo/productTags'
import { shortened } from '../text/cutText'
import { findPageRules } from './findPageRules'
import type { PageData, PageRequest } from './PageRules'
import type { Route } from './Route'

/** Metadata of a page for search engines and link previews. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** Whether search engines may index the page. */
  readonly index: boolean
  readonly image: PageImage | null
  readonly jsonLd: readonly JsonLd[]
  /** Empty unless the page is of a product. */
  readonly product: readonly ProductTag[]
}

const maxDescriptionLength = 160

/**
 * Metadata of a page (RTE-01 to RTE-26): a title of at most 65 characters, a description, the canonical URL without query except a list's
 * page number, and schema.org data. Indexes only plain URLs of a live site that allows it: no filtered searches, sold cars, thank-you
 * pages or previews.
 */
export const pageMeta = (route: Route, config: ResolvedConfig, data: PageData, request: PageRequest): PageMeta => {
  const rules = findPageRules(data.page)
  const {
    title,
    shortTitle,
    description,
    index = !rules.isPrivate,
    imageKey = null,
    image,
    jsonLd = [],
    product = [],
    query = '',
    canonicalOrigin = request.origin,
    canonicalPath = route.path,
  } = rules.meta({ route, config, data, request })
  const { identity, pages, seo } = config
  const home = pages.list.find(({ path }) => path === '/')
  const key = imageKey ?? (seo.image || pageImage(home?.blocks ?? []))
  const siteDescription = seo.description || [identity.name, identity.tagline].filter(Boolean).join(': ')
  return {
    title: route.path === '/' ? shortened(title, 65) : pageTitle(shortTitle === undefined ? [title] : [title, shortTitle], identity.name),
    // Pages without a description still get a unique one (RTE-21).
    description: shortened(description || (route.path === '/' ? siteDescription : `${title} | ${siteDescription}`), maxDescriptionLength),
    canonical: `${canonicalOrigin}${canonicalPath}${query}`,
    index: index && allowsIndexing(config) && request.mode === 'live',
    image: image ?? (key === null ? null : { url: shareAddress(key, request.pictureOrigin ?? request.origin), alt: title }),
    jsonLd,
    product,
  }
}
