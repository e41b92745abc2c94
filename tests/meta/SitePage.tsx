import type { PageData, PageRequest } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { createHost } from '../../apps/site/src/host/siteHost'
import { SitePageView } from '../../apps/site/src/page/SitePageView'

/** Data of a page, or the response if there is none. */
export type Page =
  | {
      readonly found: true
      readonly route: Route
      readonly config: ResolvedConfig
      readonly data: PageData
      readonly request: PageRequest
    }
  | { readonly found: false; readonly config: ResolvedConfig; readonly site: SiteData; readonly request: PageRequest }

const host = createHost({})

/** A page of the site in its host, with structured data at the end. */
export const SitePage = ({ page }: { readonly page: Page }) => (
  <RuntimeHostProvider host={host}>
    <SitePageView page={page} />
  </RuntimeHostProvider>
)
