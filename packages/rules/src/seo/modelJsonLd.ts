import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { Car, WithContext } from 'schema-dts'
import { makeAndModel } from '../car/texts/carTitle'
import { hasPrice } from '../entities/isInStock'
import type { ModelDetails, RangeModel } from '../entities/RangeModel'
import { pictureAddress } from './jsonLd'
import { proseText } from './pageText'

interface ModelJsonLdContext {
  readonly currency: string
  readonly origin: string
  readonly pictureOrigin?: string
}

/** A model as schema.org Car, with the price range of its variants, if known (RTE-19). */
export const modelJsonLd = (
  { make, model, body, path, imageKey, stage }: RangeModel,
  { variants, fuels, seats, summary, colours }: ModelDetails,
  { currency, origin, pictureOrigin = origin }: ModelJsonLdContext,
): WithContext<Car> => {
  const prices = variants.flatMap(({ priceCents }) => (priceCents !== null && hasPrice({ priceCents }) ? [priceCents / 100] : []))
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: makeAndModel(make, model),
    url: `${origin}${path}`,
    brand: { '@type': 'Brand', name: make },
    model,
    ...(body && { bodyType: body }),
    ...(!isBlankText(summary ?? '') && { description: proseText(summary ?? '') }),
    ...(fuels.length > 0 && { fuelType: fuels.join(', ') }),
    ...(seats !== null && { vehicleSeatingCapacity: seats }),
    ...(colours.length > 0 && { color: colours.map(({ name }) => name).join(', ') }),
    ...(imageKey && { image: pictureAddress(imageKey, pictureOrigin) }),
    ...(prices.length > 0 &&
      stage !== 'discontinued' && {
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: currency,
          lowPrice: Math.min(...prices),
          highPrice: Math.max(...prices),
          offerCount: prices.length,
          availability: stage === 'coming_soon' ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock',
        },
      }),
  }
}
