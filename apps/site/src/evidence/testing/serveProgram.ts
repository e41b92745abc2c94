import type { DocumentAssets } from '../../document/documentAssets'
import { database } from '../../sites/database'
import { shared } from '../../sites/shared'
import { serveNow } from './serveNow'

/** A request to serve a page as a release does, from the present tables. */
export interface ServeRequest {
  readonly siteId: string
  readonly path: string
  readonly now: string
  readonly assets: DocumentAssets
}

process.on('message', async ({ siteId, path, now, assets }: ServeRequest) => {
  shared('documentAssets', () => assets)
  process.send?.(await serveNow(database(), siteId, path, now))
})
process.on('disconnect', () => process.exit())
