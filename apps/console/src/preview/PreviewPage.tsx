import { NotFound } from '@forecourt/runtime/pages/NotFound'
import { renderPage } from '@forecourt/runtime/renderPage'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { PreviewView } from './PreviewMessage'

/** The very page shoppers get, from the same renderer. */
export const PreviewPage = ({ config, view }: { readonly config: ResolvedConfig; readonly view: PreviewView }) => {
  const { route, data, site, request } = view
  if (route && data && route.page === data.page) return renderPage({ route, config, data: { ...data, site }, request })
  return <NotFound config={config} site={site} request={request} />
}
