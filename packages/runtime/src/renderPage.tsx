import { withMaskedPhone } from '@forecourt/rules/pages/withMaskedPhone'
import { SiteChrome } from './chrome/SiteChrome'
import { PageBody, type PageBodyProps } from './PageBody'

/** Renders a whole page of a site, for shoppers and for the preview. */
export const renderPage = (page: PageBodyProps) => (
  <SiteChrome {...withMaskedPhone(page.config, page.data)} request={page.request} route={page.route}>
    <PageBody {...page} />
  </SiteChrome>
)
