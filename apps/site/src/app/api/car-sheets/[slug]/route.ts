import { isPrintable } from '@forecourt/rules/car/facts/isPrintable'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { atOfferRate } from '@forecourt/rules/offers/atOfferRate'
import { carDocument } from '../../../../documents/carDocument'
import { documentWriters } from '../../../../documents/documentWriters'
import { env } from '../../../../env'
import { siteOrigin } from '../../../../sites/siteOrigin'

/** Car sheet at /cars/{slug}.pdf (next.config.mjs), saved under that name (UI-07, API-06). */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params
  return carDocument(request, slug, {
    kind: 'sheet',
    headers: (car) => ({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${car.slug.replace(/[^a-z0-9-]/gi, '')}.pdf"`,
      'x-robots-tag': 'noindex',
      'cache-control': 'private, max-age=0',
    }),
    make: async ({ car, live }) => {
      if (!isInStock(car) || !isPrintable(car)) return null
      const { published } = live
      const { locations, carOffers } = await live.siteData()
      return documentWriters().carSheet({
        car: atOfferRate(car, carOffers, published.config),
        location: locations.find(({ id }) => id === car.locationId) ?? null,
        config: published.config,
        now: new Date().toISOString(),
        origin: siteOrigin(published, env().SITE_ORIGIN_TEMPLATE),
      })
    },
  })
}
