import type { PageData } from '@forecourt/rules/pages/PageData'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { Route } from '@forecourt/rules/routing/Route'
import { NotFound, type NotFoundProps } from '@forecourt/runtime/pages/NotFound'
import { renderPage } from '@forecourt/runtime/renderPage'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { renderToString } from 'react-dom/server'
import { SiteHost } from '../../apps/site/src/host/SiteHost.client'

export interface Page {
  readonly route: Route
  readonly config: ResolvedConfig
  readonly data: PageData
  readonly request: PageRequest
}

/** A page as the site's server writes it, inside the site's own host. */
export const serverHtml = (page: Page): string => renderToString(<SiteHost>{renderPage(page)}</SiteHost>)

/** What a site answers where it has no page, as its server writes it. */
export const missingPageHtml = (props: NotFoundProps): string =>
  renderToString(
    <SiteHost>
      <NotFound {...props} />
    </SiteHost>,
  )
