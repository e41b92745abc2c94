import { writtenPhone } from '../../phone/writtenPhone'
import { toSlug } from '../../routing/toSlug'
import { csvText } from '../../text/csvText'
import type { OnboardingAnswers, OtherPlace } from '../OnboardingAnswers'
import type { OldCar, OldPlace, OldSite } from './OldSite'

/** Parts of an old site that can be imported separately. */
export const oldSiteParts = ['business', 'places', 'cars', 'texts'] as const
export type OldSitePart = (typeof oldSiteParts)[number]

const csvOf = (cars: readonly OldCar[]): string => {
  const columns = Object.keys(cars[0] ?? {}).filter((column) => cars.some((car) => car[column] !== ''))
  return csvText(
    columns,
    cars.map((car) => columns.map((column) => car[column] ?? '')),
  )
}

const base64 = (text: string): string => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

const answered = (
  { hours, unreadHours, ...place }: OldPlace,
  { place: { week }, business: { country } }: OnboardingAnswers,
): OtherPlace => ({
  ...place,
  phone: writtenPhone(place.phone, country),
  week,
  ...(unreadHours.length > 0 ? { hours: [] } : hours && { hours }),
})

/** Number and address of the site's links; those entered already if it has none. */
const contactOf = ({ phone, email }: OldSite, { place, business: { country } }: OnboardingAnswers) => ({
  phone: writtenPhone(phone, country) || place.phone,
  email: email || place.email,
})

/** The first location, without its name: that is the business's. A number or address that it doesn't state stays as it is. */
const mainPlace = (first: OldPlace, answers: OnboardingAnswers) => {
  const { name: _, phone, email, ...place } = answered(first, answers)
  return { ...place, ...(phone !== '' && { phone }), ...(email !== '' && { email }) }
}

/** Merges the selected parts of an old site into the answers, which staff review before the site is created (CFG-01). */
export const oldSiteAnswers = (answers: OnboardingAnswers, site: OldSite, parts: readonly OldSitePart[]): OnboardingAnswers => {
  const takes = (part: OldSitePart) => parts.includes(part)
  const [first, ...others] = site.places
  const business = site.name || (first?.name ?? '')
  const slug = answers.address.slug || toSlug(business).slice(0, 40)
  return {
    ...answers,
    ...(takes('business') && {
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
      ...(takes('business') && contactOf(site, answers)),
      ...(takes('places') && first && { ...mainPlace(first, answers), others: others.map((each) => answered(each, answers)) }),
    },
    ...(takes('cars') &&
      site.cars.length > 0 && {
        stock: { ...answers.stock, file: base64(csvOf(site.cars)), fileName: 'Cars of the old site', mapping: null, corrections: [] },
      }),
    ...(takes('texts') && { oldSite: { texts: site.texts } }),
  }
}
