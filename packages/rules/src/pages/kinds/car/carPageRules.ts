import { isListed } from '../../../car/listing/listing'
import { otherCarParts } from '../../../car/page/otherCarParts'
import { odometerText } from '../../../car/texts/odometerText'
import type { Car } from '../../../entities/Car'
import { isAwaited, isInStock } from '../../../entities/isInStock'
import { mayShow } from '../../../parts/Part'
import { displayPrice } from '../../../pricing/displayPrice'
import { carHref } from '../../../routing/carHref'
import { listsOfCar } from '../../../routing/linkedLists'
import { carJsonLd } from '../../../seo/carJsonLd'
import { breadcrumbsJsonLd } from '../../../seo/jsonLd'
import { productTags } from '../../../seo/productTags'
import type { PageRules } from '../../PageRules'
import { matchPage } from '../../Route'

/** Size of generated images for link previews. */
const shareImageSize = { width: 1200, height: 630 }

const placeText = (car: Car): string => {
  if (!isAwaited(car)) return ' at'
  return car.preorder ? ', to order ahead from' : ', on its way to'
}

/** A car's page (RTE-04). */
export const carPageRules = {
  addresses: { '/cars/:slug': ({ path }, [slug = '']) => matchPage({ page: 'car', path, slug }) },
  dataSettings: ({ slug }, config) => ({ slug, similar: mayShow(otherCarParts.similar, config) }),
  stock: ({ car, similar }) => ({ cars: [car, ...similar].map(({ slug }) => slug) }),
  editorPages: () => [{ label: 'A car', path: null, order: 2 }],
  meta: ({ route: { path }, config, data, request: { origin, pictureOrigin, now } }) => {
    const { car } = data
    const availability = isInStock(car) ? null : car.status === 'sold' ? 'sold' : 'no longer available'
    const price = displayPrice(car, config)
    const shown = [price.text, price.minimum && `(${price.minimum.short})`].filter(Boolean).join(' ')
    const facts = [availability ?? shown, odometerText(car), car.simpleTransmission, car.fuel, car.colour].filter(Boolean)
    return {
      // The status comes first, so that truncation never removes it.
      title: availability
        ? `${availability === 'sold' ? 'Sold' : 'No longer available'}: ${car.name}`
        : `${car.name} for sale in ${car.city}`,
      ...(!availability && { shortTitle: car.name }),
      description: `${car.name}${placeText(car)} ${car.locationName}, ${car.city} ${car.state}: ${facts.join(', ')}.`,
      // A car that the site doesn’t list keeps its address for those who have it, as a sold car does.
      index: !availability && isListed(car, config.stock, now),
      canonicalOrigin: data.canonicalOrigin,
      image: { url: `${origin}${carHref(car)}/share.png`, alt: car.name, ...shareImageSize },
      product: productTags(car, config),
      jsonLd: [
        carJsonLd(car, { config, origin, pictureOrigin, location: data.location }),
        breadcrumbsJsonLd(origin, [
          { name: 'Cars for sale', path: '/search' },
          ...listsOfCar(car, data.site.models).map(({ label, href }) => ({ name: label, path: href })),
          { name: car.name, path },
        ]),
      ],
    }
  },
  popups: 'car',
  ascType: 'item',
} as const satisfies PageRules<'car'>
