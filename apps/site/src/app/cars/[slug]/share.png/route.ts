import { carDocument } from '../../../../documents/carDocument'
import { documentWriters } from '../../../../documents/documentWriters'

/** The picture that stands for a car where its address is shared (UI-08), named in the head of its page. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params
  return carDocument(request, slug, {
    kind: 'share',
    headers: () => ({ 'content-type': 'image/png', 'cache-control': 's-maxage=3600' }),
    make: ({ car, live }) => documentWriters().shareImage({ car, config: live.published.config, now: new Date().toISOString() }),
  })
}
