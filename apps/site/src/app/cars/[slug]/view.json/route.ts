import { carBySlug } from '@forecourt/data/stock/reading/carBySlug'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { env } from '../../../../env'
import { jsonResponse } from '../../../../http/HttpResponse'
import { database } from '../../../../sites/database'
import { requestedSite } from '../../../../sites/requestedSite'
import { receiveView } from '../../../../views/receiveView'
import { carVisitors, viewCounter } from '../../../../views/viewCounter'

/** Counts a view of a car's page and returns the total (API-04). */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const live = await requestedSite(request).catch(() => null)
  if (!live) return jsonResponse(null, 404)
  const { published } = live
  return receiveView(request, (await params).slug, {
    siteId: published.siteId,
    organisationId: published.organisationId,
    carBySlug: (slug) => carBySlug(database(), published, slug),
    counter: viewCounter(),
    visitors: carVisitors(),
    address: clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXIES),
  })
}
