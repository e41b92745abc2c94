import { consumerNotice } from '@forecourt/rules/car/consumerNoticePart'
import { carSummaryText } from '@forecourt/rules/car/words/carSummaryText'
import { commentText, shownComments } from '@forecourt/rules/car/words/commentLines'
import type { Car } from '@forecourt/rules/entities/Car'
import { countryCurrency } from '@forecourt/rules/format/formatMoney'
import { displayPrice } from '@forecourt/rules/pricing/displayPrice'
import { carHref } from '@forecourt/rules/routing/carHref'
import { pictureAddress } from '@forecourt/rules/seo/jsonLd'
import { cutText } from '@forecourt/rules/text/cutText'
import type { MarketAbout } from './MarketFormat'

/** Whole dollars where there are no cents, as market places write money. */
export const dollars = (cents: number | null): string | null =>
  cents === null ? null : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** An amount with its currency, such as '29990 AUD'. */
export const money = (cents: number | null, { config }: Pick<MarketAbout, 'config'>): string | null =>
  cents === null ? null : `${dollars(cents)} ${countryCurrency(config.identity.country)}`

/** The address of a car's page. */
export const pageAddress = ({ car, origin }: Pick<MarketAbout, 'car' | 'origin'>): string => `${origin}${carHref(car)}`

/** The addresses of a car's pictures, the cover first. */
export const photoAddresses = ({ car, origin }: Pick<MarketAbout, 'car' | 'origin'>): string[] =>
  car.images.map(({ key }) => pictureAddress(key, origin))

/** The body of a car in another's words: the first of them that is said of it. */
export const bodyAs = <Word extends string>(
  { body, simpleBody }: Pick<Car, 'body' | 'simpleBody'>,
  words: readonly (readonly [RegExp, Word])[],
): Word | null => {
  const named = (said: string | null) => words.find(([form]) => form.test((said ?? '').toLowerCase()))?.[1]
  return named(body) ?? named(simpleBody) ?? null
}

/** What the law and the site want said beside a price and a description wherever a car is advertised (CAR-14, CFG-02). */
const disclosures = ({ car, location, config, now }: MarketAbout): string[] => {
  const { typeText } = displayPrice(car, { ...config, price: { ...config.price, offerSubscriptions: false } })
  const licence = location?.dealerLicenceNumber || config.identity.licence
  const notice = consumerNotice(car, location, config, now)
  return [
    ...(typeText ? [`Price: ${typeText}.`] : []),
    ...(car.carType === 'demo' ? ['Demonstrator.'] : []),
    `Stock number ${car.stockNumber}.`,
    ...(car.regoPlate && !notice ? [`Registration ${car.regoPlate}.`] : []),
    ...(licence ? [`${car.dealershipName}, licence ${licence}.`] : []),
    ...(notice ? notice.map(({ label, value }) => `${label}: ${value}.`) : []),
  ]
}

/** What a car is, the dealer's own words, and what must be said of it: cut so that what must be said stays. */
export const description = (about: MarketAbout, longest: number): string => {
  const said = disclosures(about).join(' ')
  const text = [carSummaryText(about.car), commentText(shownComments(about.car))].filter(Boolean).join('\n')
  return `${cutText(text, Math.max(0, longest - said.length - 1)).trim()}\n${said}`.slice(0, longest)
}

/** What a market place calls where a car stands: as somebody said, or by the location's own short name. */
export const storeCode = ({ location, storeCodes }: Pick<MarketAbout, 'location' | 'storeCodes'>): string | null =>
  location && (storeCodes[location.id] ?? location.slug)
