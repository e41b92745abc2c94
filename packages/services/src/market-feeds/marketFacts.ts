import { consumerNotice } from '@forecourt/rules/car/consumerNoticePart'
import { carSummaryText } from '@forecourt/rules/car/texts/carSummaryText'
import { commentText, shownComments } from '@forecourt/rules/car/texts/commentLines'
import type { Car } from '@forecourt/rules/entities/Car'
import { countryCurrency } from '@forecourt/rules/format/formatMoney'
import { dealerLicenceText } from '@forecourt/rules/locations/dealerLicenceText'
import { displayPrice } from '@forecourt/rules/pricing/displayPrice'
import { carHref } from '@forecourt/rules/routing/carHref'
import { pictureAddress } from '@forecourt/rules/seo/jsonLd'
import { cutText } from '@forecourt/rules/text/cutText'
import type { MarketCarContext } from './MarketFormat'

/** Formats whole dollars without cents, as marketplaces do. */
export const dollars = (cents: number | null): string | null =>
  cents === null ? null : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** An amount with its currency, such as '29990 AUD'. */
export const money = (cents: number | null, { config }: Pick<MarketCarContext, 'config'>): string | null =>
  cents === null ? null : `${dollars(cents)} ${countryCurrency(config.identity.country)}`

/** URL of a car's page. */
export const pageAddress = ({ car, origin }: Pick<MarketCarContext, 'car' | 'origin'>): string => `${origin}${carHref(car)}`

/** URLs of a car's pictures, the cover first. */
export const photoAddresses = ({ car, origin }: Pick<MarketCarContext, 'car' | 'origin'>): string[] =>
  car.images.map(({ key }) => pictureAddress(key, origin))

/** Maps the car's body to another vocabulary: the first matching word. */
export const mapBody = <Word extends string>(
  { body, simpleBody }: Pick<Car, 'body' | 'simpleBody'>,
  patterns: readonly (readonly [RegExp, Word])[],
): Word | null => {
  const find = (text: string | null) => patterns.find(([form]) => form.test((text ?? '').toLowerCase()))?.[1]
  return find(body) ?? find(simpleBody) ?? null
}

/** Disclosures required by law and by the site beside a price and description in any advertisement (CAR-14, CFG-02). */
const disclosures = ({ car, location, config, now }: MarketCarContext): string[] => {
  const { typeText } = displayPrice(car, { ...config, price: { ...config.price, offerSubscriptions: false } })
  const licence = location?.dealerLicenceNumber || config.identity.licence
  const notice = consumerNotice(car, location, config, now)
  return [
    ...(typeText ? [`Price: ${typeText}.`] : []),
    ...(car.carType === 'demo' ? ['Demonstrator.'] : []),
    `Stock number ${car.stockNumber}.`,
    ...(car.regoPlate && !notice ? [`Registration ${car.regoPlate}.`] : []),
    ...(licence ? [`${car.dealershipName}, ${dealerLicenceText(licence, { country: config.identity.country, state: car.state })}.`] : []),
    ...(notice ? notice.map(({ label, value }) => `${label}: ${value}.`) : []),
  ]
}

/** Facts, dealer's description and required disclosures, truncated so that the disclosures remain. */
export const description = (context: MarketCarContext, longest: number): string => {
  const disclosure = disclosures(context).join(' ')
  const text = [carSummaryText(context.car), commentText(shownComments(context.car))].filter(Boolean).join('\n')
  return `${cutText(text, Math.max(0, longest - disclosure.length - 1)).trim()}\n${disclosure}`.slice(0, longest)
}

/** Store code of the car's location: the configured code, or the location's slug. */
export const storeCode = ({ location, storeCodes }: Pick<MarketCarContext, 'location' | 'storeCodes'>): string | null =>
  location && (storeCodes[location.id] ?? location.slug)
