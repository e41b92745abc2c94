import { env } from '../../../../env'
import { answerMarketFile } from '../../../../market-feeds/answerMarketFile'
import { database } from '../../../../sites/database'
import { requestedSite } from '../../../../sites/requestedSite'

/** A site's stock as a market place reads it, under an address with a secret; kept by the page cache until something changes. */
export async function GET(request: Request, { params }: { params: Promise<{ secret: string; file: string }> }): Promise<Response> {
  return answerMarketFile(database(), await requestedSite(request), {
    ...(await params),
    originTemplate: env().SITE_ORIGIN_TEMPLATE,
    now: new Date().toISOString(),
  })
}
