import { writtenPhone } from '../../phone/writtenPhone'
import { toSlug } from '../../routing/toSlug'
import { csvText } from '../../text/csvText'
import type { OnboardingAnswers, OtherPlace } from '../OnboardingAnswers'
import type { OldCar, OldPlace, OldSite } from './OldSite'

/** Parts of an old site that can be imported separately. */
export const oldSiteParts = ['business', 'places', 'cars', 'texts'] as const
export type OldSitePart = (typeof oldSiteParts)[number]

const toCsv = (cars: readonly OldCar[]): string => {
  const columns = Object.keys(cars[0] ?? {}).filter((column) => cars.some((car) => car[column] !== ''))
  return csvText(
    columns,
    cars.map((car) => columns.map((column) => car[column] ?? '')),
  )
}

const base64 = (text: string): string => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

const toAnswer = (
  { hours, unparsedHours, ...place }: OldPlace,
  { place: { week }, business: { country } }: OnboardingAnswers,
): OtherPlace => ({
  ...place,
  phone: writtenPhone(place.phone, country),
  week,
  ...(unparsedHours.length > 0 ? { hours: [] } : hours && { hours }),
})

/** Number and address of the site's links; those entered already if it has none. */
const findContact = ({ phone, email }: OldSite, { place, business: { country } }: OnboardingAnswers) => ({
  phone: writtenPhone(phone, country) || place.phone,
  email: email || place.email,
})

/** The first location, without its name: that is the business's. A number or address that it doesn't state stays as it is. */
const mainPlace = (first: OldPlace, answers: OnboardingAnswers) => {
  const { name: _, phone, email, ...place } = toAnswer(first, answers)
  return { ...place, ...(phone !== '' && { phone }), ...(email !== '' && { email }) }
}

/** Merges the selected parts of an old site into the answers, which staff review before the site is created (CFG-01). */
export const oldSiteAnswers = (answers: OnboardingAnswers, site: OldSite, parts: readonly OldSitePart[]): OnboardingAnswers => {
  const includesPart = (part: OldSitePart) => parts.includes(part)
  const [first, ...others] = site.places
  const business = site.name || (first?.name ?? '')
  const slug = answers.address.slug || toSlug(business).slice(0, 40)
  return {
    ...answers,
    ...(includesPart('business') && {
      business: { ...answers.business, name: business || answers.business.name },
      address: {
        ...answers.address,
        slug,
        facebook: site.facebook || answers.address.facebook,
        instagram: site.instagram || answers.address.instagram,
      },
    }),
    place: {
      ...answers.place,
      ...(includesPart('business') && findContact(site, answers)),
      ...(includesPart('places') && first && { ...mainPlace(first, answers), others: others.map((each) => toAnswer(each, answers)) }),
    },
    ...(includesPart('cars') &&
      site.cars.length > 0 && {
        stock: { ...answers.stock, file: base64(toCsv(site.cars)), fileName: 'Cars of the old site', mapping: null, corrections: [] },
      }),
    ...(includesPart('texts') && { oldSite: { texts: site.texts } }),
  }
}
