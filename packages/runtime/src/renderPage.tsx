import { besideMaskedPhone } from '@forecourt/rules/pages/besideMaskedPhone'
import { SiteChrome } from './chrome/SiteChrome'
import { PageBody, type PageBodyProps } from './PageBody'

/** A whole page of a site, from header to footer: the same for shoppers and for preview. */
export const renderPage = (page: PageBodyProps) => (
  <SiteChrome {...besideMaskedPhone(page.config, page.data)} request={page.request} path={page.route.path}>
    <PageBody {...page} />
  </SiteChrome>
)
