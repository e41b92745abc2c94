import { carDocument } from '../../../../documents/carDocument'
import { documentWriters } from '../../../../documents/documentWriters'

/** Share image of a car (UI-08), referenced in the head of its page. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params
  return carDocument(request, slug, {
    kind: 'share',
    headers: () => ({ 'content-type': 'image/png', 'cache-control': 's-maxage=3600' }),
    make: ({ car, live }) => documentWriters().shareImage({ car, config: live.published.config, now: new Date().toISOString() }),
  })
}
