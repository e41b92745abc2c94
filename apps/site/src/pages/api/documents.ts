import type { NextApiRequest, NextApiResponse } from 'next'
import { pageTags } from '../../refresh/cacheTags'
import { documentAssets } from '../../rendering/document/documentAssets'
import { type DocumentRequest, parseDocumentRequest } from '../../rendering/document/documentRequest'
import { preloadLinks } from '../../rendering/document/preloadLinks'
import { writeDocument } from '../../rendering/document/writeDocument'
import { loadOwnPage } from '../../rendering/loadOwnPage'
import { loadSitePage } from '../../rendering/loadSitePage'

export const config = { api: { bodyParser: false, responseLimit: false } }

/** Opening hours and the like move with the clock; everything else expires by tag. Seconds. */
const fresh = 300
const dayOfGrace = 86_400

const requestedPage = ({ siteId, path, query, own }: DocumentRequest, cookies: string | null) =>
  own ? loadOwnPage(siteId, path, query, cookies) : loadSitePage(siteId, path, query)

/** Writes a page of a site as a document of its own, for the proxy. */
export default async function answerDocument(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const [asked, assets] = [parseDocumentRequest(request.headers), documentAssets()]
  const page = asked && (await requestedPage(asked, request.headers.cookie ?? null))
  if (!page || !assets) {
    response.status(404).end()
    return
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('link', preloadLinks(page.config.theme, assets))
  // A list that the index had no part in is good for the moment alone.
  const isMakeshift = page.found && page.data.page === 'search' && page.data.result.limited
  if (!asked.own && asked.query === '' && !isMakeshift) {
    response.setHeader('surrogate-key', pageTags(page.live.published, page.found ? page.data : null).join(' '))
    response.setHeader('cache-control', `s-maxage=${fresh}, stale-while-revalidate=${dayOfGrace}`)
  } else response.setHeader('cache-control', 'private, no-cache, no-store, max-age=0, must-revalidate')
  response.status(200).send(writeDocument(page, assets))
}
