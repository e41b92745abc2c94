import { NotFound } from '@forecourt/runtime/pages/NotFound'
import { missingPage } from '../../../../../rendering/missingPage'

/** In place of a page the site does not have, in the site's own dress. */
export default async function MissingPage() {
  const missing = await missingPage().known
  if (!missing) return null
  const { config, site, request } = missing
  return <NotFound config={config} site={site} request={request} />
}
