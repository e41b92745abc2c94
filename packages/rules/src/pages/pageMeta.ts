import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type JsonLd, pictureAddress } from '../seo/jsonLd'
import { pageImage, pageTitle } from '../seo/pageText'
import type { PageImage, ProductTag } from '../seo/productTags'
import { wantsToBeFound } from '../seo/wantsToBeFound'
import { shortened } from '../text/cutText'
import { findPageRules } from './findPageRules'
import type { PageData, PageRequest } from './PageRules'
import type { Route } from './Route'

/** What search engines and link previews learn of a page. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** Whether search engines may list the page. */
  readonly index: boolean
  readonly image: PageImage | null
  readonly jsonLd: readonly JsonLd[]
  /** Empty for a page that is not of a product. */
  readonly product: readonly ProductTag[]
}

const longestDescription = 160

/**
 * Says what search engines and link previews learn of a page (RTE-01 to RTE-26): a title of at most 65 characters, a
 * description, the address without its query but for a list's page, and schema.org data. Listed are only plain addresses of a live site that wants
 * to be: not searches beyond what their path says, sold cars, thank-you pages or previews.
 */
export const pageMeta = (route: Route, config: ResolvedConfig, data: PageData, request: PageRequest): PageMeta => {
  const rules = findPageRules(data.page)
  const {
    title,
    shortTitle,
    description,
    index = !rules.ofShopper,
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
  const ofSite = seo.description || [identity.name, identity.tagline].filter(Boolean).join(': ')
  return {
    title: route.path === '/' ? shortened(title, 65) : pageTitle(shortTitle === undefined ? [title] : [title, shortTitle], identity.name),
    // A page with nothing to say of itself is still not described like another (RTE-21).
    description: shortened(description || (route.path === '/' ? ofSite : `${title} | ${ofSite}`), longestDescription),
    canonical: `${canonicalOrigin}${canonicalPath}${query}`,
    index: index && wantsToBeFound(config) && request.mode === 'live',
    image: image ?? (key === null ? null : { url: pictureAddress(key, request.pictureOrigin ?? request.origin), alt: title }),
    jsonLd,
    product,
  }
}
