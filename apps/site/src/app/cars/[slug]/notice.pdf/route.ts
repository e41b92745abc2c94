import { noticeDocument } from '@forecourt/services/documents/noticeDocument'
import { carDocument } from '../../../../documents/carDocument'
import { documentWriters } from '../../../../documents/documentWriters'

/** New Zealand's Consumer Information Notice of a used vehicle at /cars/{slug}/notice.pdf, also of one without a price or picture (CFG-02). */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params
  return carDocument(request, slug, {
    kind: 'notice',
    headers: (car) => ({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="notice-${car.slug.replace(/[^a-z0-9-]/gi, '')}.pdf"`,
      'x-robots-tag': 'noindex',
      'cache-control': 'private, max-age=0',
    }),
    make: async ({ car, live }) => {
      const { locations } = await live.siteData()
      const location = locations.find(({ id }) => id === car.locationId) ?? null
      const paper = noticeDocument({ car, location, config: live.published.config, now: new Date().toISOString() })
      return paper && documentWriters().factDocument(paper)
    },
  })
}
