import type { Database } from '@forecourt/data/createDatabase'
import { findMarketFeed } from '@forecourt/data/market-feeds/marketFeeds'
import { marketFile } from '@forecourt/services/market-feeds/marketFile'
import { marketWriter } from '@forecourt/services/market-feeds/marketWriter'
import { findSiteFormat } from '@forecourt/services/market-feeds/template/siteFormats'
import { surrogateTags } from '../refresh/cacheTags'
import type { LiveSite } from '../sites/createSiteRegistry'
import { siteOrigin } from '../sites/siteOrigin'

/** Seconds. Stock changes expire the file at once; this covers time-dependent content only. */
const freshSeconds = 900

const notFound = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })

const streamPieces = (pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return()
    },
  })
}

export interface MarketFileQuery {
  readonly secret: string
  readonly file: string
  /** Public URL of a site, with the placeholder `{host}`. */
  readonly originTemplate: string
  /** ISO in UTC. */
  readonly now: string
}

/** Streams a site's stock in a marketplace format; 404 for another site's secret or a closed one. A car that fails is skipped. */
export const marketFileResponse = async (
  db: Database,
  live: LiveSite | null,
  { secret, file, originTemplate, now }: MarketFileQuery,
): Promise<Response> => {
  const feed = live && (await findMarketFeed(db, live.published.siteId, secret))
  const format = feed && (await findSiteFormat(db.forOrganisation(feed.organisationId), feed.siteId, feed.format))
  if (!live || !format || format.file !== file) return notFound()
  const { published } = live
  const { locations } = await live.siteData()
  const pieces = marketFile(
    db,
    format,
    { site: published, origin: siteOrigin(published, originTemplate), locations, storeCodes: feed.storeCodes, now },
    (error, carId) => console.error(`The car ${carId} was left out of ${format.id}:`, error),
  )
  return new Response(streamPieces(pieces), {
    headers: {
      'content-type': marketWriter(format).contentType,
      'cache-control': `s-maxage=${freshSeconds}`,
      'surrogate-key': surrogateTags(published).join(' '),
      'x-robots-tag': 'noindex',
    },
  })
}
