import type { NextApiRequest, NextApiResponse } from 'next'
import { gateShopper } from '../../../accounts/gateShopper'
import { stockListPath } from '../../../host/stockListPath'
import { requestHost } from '../../../http/requestHost'
import { hostOptions } from '../../../page/hostOptions'
import { loadSitePage } from '../../../page/loadSitePage'
import { renderStock } from '../../../page/renderStock'
import { matchAddress } from '../../../routing/matchAddress'
import { siteRegistry } from '../../../sites/siteRegistry'

export const config = { api: { bodyParser: false, responseLimit: false } }

/**
 * Cars of a stock list, rendered like its page, for filter changes (SRC-01, decision 087); the list's address follows the prefix. 404 for
 * an address that is no list or redirects; sign-in rules of the list apply.
 */
export default async function answerStockList(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  const { pathname, search } = new URL(request.url ?? '', 'http://site')
  const path = pathname.slice(stockListPath.length)
  try {
    const live = await siteRegistry().byHost(requestHost(request.headers.host ?? null))
    if (!live) return response.status(404).json({ message: 'There is no site at this address.' })
    const data = await live.siteData()
    const match = matchAddress(path, search, { config: live.published.config, names: data.names })
    if (match.kind !== 'page' || match.route.page !== 'search')
      return response.status(404).json({ message: 'There is no stock list at this address.' })
    const gate = await gateShopper(live, path, search, request.headers.cookie ?? null)
    if (gate.to) return response.status(401).json({ message: 'Sign in to see these cars.' })
    const page = await loadSitePage({ live, data }, match, null)
    if (!page?.found || page.data.page !== 'search')
      return response.status(404).json({ message: 'There is no stock list at this address.' })
    response.status(200).json(renderStock({ ...page, route: match.route, data: page.data }, hostOptions(live)))
  } catch (error) {
    console.error(error)
    response.setHeader('retry-after', '30').status(503).json({ message: 'We can’t load the cars right now.' })
  }
}
