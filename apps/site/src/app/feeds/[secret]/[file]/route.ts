import { env } from '../../../../env'
import { marketFileResponse } from '../../../../market-feeds/marketFileResponse'
import { database } from '../../../../sites/database'
import { requestedSite } from '../../../../sites/requestedSite'

/** A site's stock in a marketplace format, at a secret URL; cached until something changes. */
export async function GET(request: Request, { params }: { params: Promise<{ secret: string; file: string }> }): Promise<Response> {
  return marketFileResponse(database(), await requestedSite(request), {
    ...(await params),
    originTemplate: env().SITE_ORIGIN_TEMPLATE,
    now: new Date().toISOString(),
  })
}
