import { carHref } from '@forecourt/rules/routing/carHref'
import { drawQrCode } from '@forecourt/services/documents/drawQrCode'
import { env } from '../../../../env'
import { requestedSite } from '../../../../sites/requestedSite'
import { siteOrigin } from '../../../../sites/siteOrigin'

/** QR code of a car's page for the printed sheet (RTE-08). Works for any slug, so it reveals nothing. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  const { slug } = await params
  if (!live || !/^[a-z0-9][a-z0-9.-]{0,199}$/.test(slug)) return new Response('Not found', { status: 404 })
  const address = `${siteOrigin(live.published, env().SITE_ORIGIN_TEMPLATE)}${carHref({ slug })}`
  return new Response(drawQrCode(address), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600', 'x-robots-tag': 'noindex' },
  })
}
