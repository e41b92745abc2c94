import { type ChecklistItem, countText } from '../ChecklistItem'

/** What a site needs to be live, as far as its settings and records hold it. */
export interface SiteState {
  readonly published: boolean
  /** Number of visible cars. */
  readonly cars: number
  /** Of these, without a photo. */
  readonly carsWithoutPhotos: number
  readonly locations: number
  readonly locationsWithHours: number
  /** Number of locations with coordinates. */
  readonly locationsOnMap: number
  /** Of these, located by postcode only, without an exact position. */
  readonly locationsApproximatelyOnMap: number
  readonly hasLogo: boolean
  readonly leadRecipients: number
  readonly hasFinanceProvider: boolean
  /** Whether the calculator's rate and example are confirmed as the lender's. */
  readonly ratesConfirmed: boolean
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

/** Items about the site itself: publishing, cars, locations, people who get leads, look and finance (CFG-01, ENT-07, ENT-10). */
export const siteItems = (state: SiteState): ChecklistItem[] => {
  const { published, cars, carsWithoutPhotos, locations, locationsWithHours, locationsOnMap, locationsApproximatelyOnMap } = state
  const { hasLogo, leadRecipients, hasFinanceProvider, ratesConfirmed, draftDiffers } = state
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
    {
      id: 'finance',
      title: 'A finance provider is chosen',
      text: hasFinanceProvider ? 'Cars can show weekly figures.' : 'Weekly figures need a provider.',
      done: hasFinanceProvider,
      optional: true,
      place: { page: 'editor', at: '/finance/provider' },
      action: 'Choose',
    },
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
