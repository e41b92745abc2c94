import { env } from '../../../../../env'
import { siteFile } from '../../../../../files/siteFile'
import { siteFileNamed } from '../../../../../routing/siteFiles'
import { database } from '../../../../../sites/database'
import { siteRegistry } from '../../../../../sites/siteRegistry'

/** robots.txt, sitemap.xml and the like, made from the site's config and stock; kept by the page cache until something changes. */
export async function GET(_request: Request, { params }: { params: Promise<{ siteId: string; file: string }> }): Promise<Response> {
  const { siteId, file } = await params
  const live = await siteRegistry().byId(siteId)
  const named = siteFileNamed(file)
  if (!live || !named) return new Response('Not found', { status: 404 })
  const { body, contentType } = await siteFile(named, live, {
    db: database(),
    originTemplate: env().SITE_ORIGIN_TEMPLATE,
    now: new Date().toISOString(),
  })
  return new Response(body, { headers: { 'content-type': contentType, 'cache-control': 's-maxage=3600' } })
}
