import { NotFound } from '@forecourt/runtime/pages/NotFound'
import { SiteChrome } from '@forecourt/runtime/SiteChrome'
import { missingPage } from '../../../../../rendering/missingPage'

/** In place of a page the site does not have, in the site's own dress. */
export default async function MissingPage() {
  const missing = await missingPage().known
  if (!missing) return null
  const { config, site, request } = missing
  return (
    <SiteChrome config={config} site={site} request={request} path="">
      <NotFound config={config} site={site} request={request} />
    </SiteChrome>
  )
}
