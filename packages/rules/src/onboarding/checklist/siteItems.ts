import { type ChecklistItem, countText } from '../ChecklistItem'

/** What a site needs to be live, as far as its settings and records hold it. */
export interface SiteState {
  readonly published: boolean
  readonly country: 'AU' | 'NZ'
  /** Whether the dealer licence, or the trader number in New Zealand, is entered. */
  readonly hasLicence: boolean
  /** Number of visible cars. */
  readonly cars: number
  /** Of these, without a photo. */
  readonly carsWithoutPhotos: number
  /** Number of used cars without a rego, where advertisements must show it. */
  readonly carsWithoutPlate: number
  /** Number of visible cars without a price whose file doesn’t say what its prices include, and the import with most of them. */
  readonly unpriced: { readonly cars: number; readonly feedId: string; readonly runId: string } | null
  readonly locations: number
  readonly locationsWithHours: number
  /** Number of locations with coordinates. */
  readonly locationsOnMap: number
  /** Of these, located by postcode only, without an exact position. */
  readonly locationsApproximatelyOnMap: number
  readonly hasLogo: boolean
  readonly leadRecipients: number
  readonly hasFinanceProvider: boolean
  /** Whether car pages show a weekly estimate. */
  readonly showsEstimates: boolean
  /** Number of visible cars with a lender's figures. */
  readonly carsWithLender: number
  /** Whether the calculator's rate and example are confirmed as the lender's. */
  readonly ratesConfirmed: boolean
  /** Whether pages with rates show the dealer's credit licence or representative number. */
  readonly showsCreditLicence: boolean
  readonly draftDiffers: boolean
}

const mapText = ({ locations, locationsOnMap, locationsApproximatelyOnMap }: SiteState): string => {
  if (locations === 0) return 'There is no location yet.'
  if (locationsOnMap >= locations && locationsApproximatelyOnMap > 0)
    return `${countText(locationsApproximatelyOnMap, 'location is', 'locations are')} only placed by postcode. Move the pin to the entrance.`
  const others = locationsOnMap < locations ? ' Pages of the others only name the town.' : ''
  return `${locationsOnMap} of ${countText(locations, 'location has', 'locations have')} coordinates.${others}`
}

const photosText = ({ cars, carsWithoutPhotos }: SiteState): string => {
  if (cars === 0) return 'Photos are added with the cars.'
  return carsWithoutPhotos > 0
    ? `${carsWithoutPhotos} of ${countText(cars, 'car has', 'cars have')} no photo. Shoppers skip those.`
    : 'Cars show their photos in lists and on their pages.'
}

const weeklyText = ({ hasFinanceProvider, carsWithLender, showsEstimates }: SiteState): string => {
  const lender = hasFinanceProvider && carsWithLender > 0 && `${countText(carsWithLender, 'car has', 'cars have')} figures of the lender.`
  const estimate = showsEstimates && `${lender ? 'Other' : 'All'} car pages show an estimate.`
  if (lender || estimate) return [lender, estimate].filter(Boolean).join(' ')
  return hasFinanceProvider
    ? 'A provider is chosen, but no car has its figures and the estimate is off. No weekly figure is shown.'
    : 'No weekly figure is shown. It needs figures of a lender, or the estimate.'
}

const licenceItem = ({ country, hasLicence }: SiteState): ChecklistItem => {
  const [title, missing] =
    country === 'NZ'
      ? ['The trader number is entered', 'No trader number is entered. Buyers use it to look up a dealer.']
      : [
          'The dealer licence number is entered',
          'No licence number is entered. Most states require it on each page. In New South Wales the site can’t go live without it.',
        ]
  return {
    id: 'licence',
    title,
    text: hasLicence ? 'It is shown in the footer.' : missing,
    done: hasLicence,
    optional: false,
    place: { page: 'editor', at: '/identity/licence' },
    action: 'Enter it',
  }
}

const platesItem = ({ carsWithoutPlate }: SiteState): ChecklistItem => ({
  id: 'plates',
  title: 'Used cars show their rego',
  text: `${countText(carsWithoutPlate, 'used car has', 'used cars have')} no rego. The law of the state requires it in advertisements.`,
  done: false,
  optional: false,
  place: { page: 'stock' },
  action: 'Stock',
})

const pricesItem = ({ cars, feedId, runId }: NonNullable<SiteState['unpriced']>): ChecklistItem => ({
  id: 'prices',
  title: 'What the prices include is known',
  text: `${countText(cars, 'car has', 'cars have')} no price on the site: the file doesn’t say what its prices include.`,
  done: false,
  optional: false,
  place: { page: 'import', feedId, runId },
  action: 'Answer',
})

const creditLicenceItem = ({ showsCreditLicence }: SiteState): ChecklistItem => ({
  id: 'creditLicence',
  title: 'A credit licence is shown',
  text: showsCreditLicence
    ? 'It is below the rates.'
    : 'Pages with rates show no credit licence or credit representative number, or in New Zealand no FSP number. Enter it if you need one.',
  done: showsCreditLicence,
  optional: true,
  place: { page: 'editor', at: '/finance/creditLicence' },
  action: 'Enter it',
})

/** Weekly figures and the rate behind them; a dealer who chose neither a lender nor a rate has an enquiry form only, and is asked for none. */
const financeItems = (state: SiteState): ChecklistItem[] => {
  const { hasFinanceProvider, showsEstimates, carsWithLender, ratesConfirmed } = state
  const showsWeekly = showsEstimates || (hasFinanceProvider && carsWithLender > 0)
  const isFormOnly = !hasFinanceProvider && !showsEstimates && !ratesConfirmed
  const place = { page: 'editor', at: hasFinanceProvider ? '/estimate/show' : '/finance/provider' } as const
  if (isFormOnly)
    return [
      {
        id: 'finance',
        title: 'Finance is an enquiry form only',
        text: 'Shoppers ask with a form, and no weekly figure is shown. Choose a lender in the site’s settings to change that.',
        ...{ done: true, optional: true, place, action: 'Choose' },
      },
    ]
  return [
    {
      id: 'finance',
      title: 'Cars show weekly figures',
      text: weeklyText(state),
      done: showsWeekly,
      optional: true,
      place,
      action: 'Choose',
    },
    ...(showsWeekly ? [creditLicenceItem(state)] : []),
    {
      id: 'rates',
      title: 'Rate and example are confirmed',
      text: ratesConfirmed
        ? 'The calculator can be shown everywhere.'
        : 'Until the lender has confirmed them, the calculator is only shown beside a car’s weekly figure.',
      done: ratesConfirmed,
      optional: true,
      place: { page: 'editor', at: '/calculator/confirmed' },
      action: 'Confirm',
    },
  ]
}

/** Items about the site itself: publishing, licence, cars, locations, people who get leads, look and finance (CFG-01, ENT-07, ENT-10). */
export const siteItems = (state: SiteState): ChecklistItem[] => {
  const { published, cars, carsWithoutPhotos, locations, locationsWithHours, locationsOnMap, locationsApproximatelyOnMap } = state
  const { hasLogo, leadRecipients, draftDiffers } = state
  return [
    {
      id: 'publish',
      title: 'The site is live',
      text: published ? 'Shoppers can open it.' : 'Shoppers can’t open it yet.',
      done: published,
      optional: false,
      place: { page: 'editor' },
      action: 'Publish',
    },
    licenceItem(state),
    {
      id: 'stock',
      title: 'Cars are for sale',
      text: cars > 0 ? countText(cars, 'car is listed.', 'cars are listed.') : 'No cars are listed yet. The stock list says so.',
      done: cars > 0,
      optional: false,
      place: { page: 'stock' },
      action: 'Stock',
    },
    {
      id: 'photos',
      title: 'Every car has photos',
      text: photosText(state),
      done: cars > 0 && carsWithoutPhotos === 0,
      optional: true,
      place: { page: 'stock' },
      action: 'Stock',
    },
    ...(state.carsWithoutPlate > 0 ? [platesItem(state)] : []),
    ...(state.unpriced ? [pricesItem(state.unpriced)] : []),
    {
      id: 'hours',
      title: 'Every location has opening hours',
      text:
        locations === 0
          ? 'There is no location yet.'
          : `${locationsWithHours} of ${countText(locations, 'location has', 'locations have')} opening hours.`,
      done: locations > 0 && locationsWithHours >= locations,
      optional: false,
      place: { page: 'locations' },
      action: 'Locations',
    },
    {
      id: 'leads',
      title: 'Someone is notified about leads',
      text:
        leadRecipients > 0
          ? countText(leadRecipients, 'person is notified.', 'people are notified.')
          : 'Leads are stored, but no one is notified.',
      done: leadRecipients > 0,
      optional: false,
      place: { page: 'editor', at: '/leads/notify' },
      action: 'Add people',
    },
    {
      id: 'map',
      title: 'Every location is on the map',
      text: mapText(state),
      done: locations > 0 && locationsOnMap >= locations && locationsApproximatelyOnMap === 0,
      optional: true,
      place: { page: 'locations' },
      action: 'Locations',
    },
    {
      id: 'logo',
      title: 'A logo is uploaded',
      text: hasLogo ? 'It is shown in the header.' : 'Until then the business name is shown.',
      done: hasLogo,
      optional: true,
      place: { page: 'editor', at: '/identity/logoImage' },
      action: 'Upload a logo',
    },
    ...financeItems(state),
    {
      id: 'changes',
      title: 'All changes are published',
      text: draftDiffers ? 'The draft differs from what shoppers see.' : 'Shoppers see what the editor shows.',
      done: published && !draftDiffers,
      optional: true,
      place: { page: 'editor' },
      action: 'Review',
    },
  ]
}
