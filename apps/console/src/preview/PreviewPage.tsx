import type { Route } from '@forecourt/rules/pages/Route'
import { NotFound } from '@forecourt/runtime/pages/NotFound'
import { renderPage } from '@forecourt/runtime/renderPage'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Fragment, useMemo } from 'react'
import type { PreviewView } from './PreviewMessage'

/** Whether the settings still have what the view shows: a page that was just taken away is in the view for a moment longer. */
const isThere = (route: Route, { pages }: ResolvedConfig) => route.page !== 'content' || pages.list.some(({ id }) => id === route.pageId)

/** The very page shoppers get, from the same renderer. */
export const PreviewPage = ({ config, view }: { readonly config: ResolvedConfig; readonly view: PreviewView }) => {
  const { path, route, data, site, request } = view
  // The same object while only settings change, so that what is made of it is made once.
  const whole = useMemo(() => data && { ...data, site }, [data, site])
  const isFound = route && whole && route.page === whole.page && isThere(route, config)
  // Another page is drawn anew, as a browser that leads to it does: what was opened on the one before is not open on it.
  return (
    <Fragment key={path}>
      {isFound ? renderPage({ route, config, data: whole, request }) : <NotFound config={config} site={site} request={request} />}
    </Fragment>
  )
}
