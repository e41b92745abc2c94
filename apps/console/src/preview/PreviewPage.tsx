import type { Route } from '@forecourt/rules/pages/Route'
import { NotFound } from '@forecourt/runtime/pages/NotFound'
import { renderPage } from '@forecourt/runtime/renderPage'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Fragment, useMemo } from 'react'
import type { PreviewView } from './PreviewMessage'

/** Whether the config still has the view's page: a removed page stays in the view for a moment. */
const hasPage = (route: Route, { pages }: ResolvedConfig) => route.page !== 'content' || pages.list.some(({ id }) => id === route.pageId)

/** The page exactly as shoppers get it, from the same renderer. */
export const PreviewPage = ({ config, view }: { readonly config: ResolvedConfig; readonly view: PreviewView }) => {
  const { path, route, data, site, request } = view
  // A stable object while only settings change, so that derived data is computed once.
  const whole = useMemo(() => data && { ...data, site }, [data, site])
  const isFound = route && whole && route.page === whole.page && hasPage(route, config)
  // Remounts on another path, as a browser would: nothing opened on the page before stays open.
  return (
    <Fragment key={path}>
      {isFound ? renderPage({ route, config, data: whole, request }) : <NotFound config={config} site={site} request={request} />}
    </Fragment>
  )
}
