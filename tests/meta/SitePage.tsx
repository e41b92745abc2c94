import type { PageData } from '@forecourt/rules/pages/PageData'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { Route } from '@forecourt/rules/routing/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { PageBody } from '@forecourt/runtime/PageBody'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { SiteHost } from '../../apps/site/src/host/SiteHost.client'
import type { PageBodies } from '../../apps/site/src/rendering/PageBodies'
import { SitePageView } from '../../apps/site/src/rendering/SitePageView'

/** What a page of a site is made from, or the answer where it has none. */
export type Page =
  | {
      readonly found: true
      readonly route: Route
      readonly config: ResolvedConfig
      readonly data: PageData
      readonly request: PageRequest
    }
  | { readonly found: false; readonly config: ResolvedConfig; readonly site: SiteData; readonly request: PageRequest }

/** All kinds of page in one, where the site's routes have some each; a kind left out does not compile. */
const bodies: Required<PageBodies> = {
  content: PageBody,
  search: PageBody,
  car: PageBody,
  gone: PageBody,
  locations: PageBody,
  location: PageBody,
  models: PageBody,
  model: PageBody,
  accessories: PageBody,
  offers: PageBody,
  offer: PageBody,
  blog: PageBody,
  post: PageBody,
  print: PageBody,
  compare: PageBody,
  favourites: PageBody,
  success: PageBody,
  reviewFeedback: PageBody,
  sitemap: PageBody,
  signIn: PageBody,
  garage: PageBody,
  unsubscribe: PageBody,
  booking: PageBody,
  personalisedFinance: PageBody,
  checkout: PageBody,
  tradeIn: PageBody,
}

/** A page as the site has it: in its host, with what search engines read at its end. */
export const SitePage = ({ page }: { readonly page: Page }) => (
  <SiteHost>
    <SitePageView page={page} bodies={bodies} />
  </SiteHost>
)
