/** State of a site, as far as the checklist depends on it. */
export interface OnboardingState {
  readonly published: boolean
  /** Number of visible cars. */
  readonly cars: number
  readonly locations: number
  readonly locationsWithHours: number
  /** Number of locations with coordinates. */
  readonly locationsOnMap: number
  /** Of these, located by postcode only, without an exact position. */
  readonly locationsAboutOnMap: number
  readonly hasLogo: boolean
  readonly leadRecipients: number
  readonly hasFinanceProvider: boolean
  /** Whether the calculator's rate and example are confirmed as the lender's. */
  readonly ratesConfirmed: boolean
  readonly ownDomains: number
  readonly provedDomains: number
  readonly draftDiffers: boolean
}

export interface ChecklistItem {
  readonly id: 'publish' | 'stock' | 'hours' | 'map' | 'leads' | 'logo' | 'finance' | 'rates' | 'domain' | 'changes'
  readonly title: string
  /** Why it matters, or the current state. */
  readonly text: string
  readonly done: boolean
  /** Not required for going live. */
  readonly optional: boolean
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/**
 * Checklist for a new dealer, derived from the current state: items can't be ticked manually, and reopen if undone (CFG-01, ENT-07,
 * ENT-10).
 */
export const onboardingChecklist = (state: OnboardingState): ChecklistItem[] => {
  const { published, cars, locations, locationsWithHours, locationsOnMap, hasLogo, leadRecipients, hasFinanceProvider, ratesConfirmed } =
    state
  const { ownDomains, provedDomains, draftDiffers, locationsAboutOnMap } = state
  return [
    {
      id: 'publish',
      title: 'The site is live',
      text: published ? 'Shoppers can open it.' : 'Shoppers can’t open it yet.',
      done: published,
      optional: false,
    },
    {
      id: 'stock',
      title: 'Cars are for sale',
      text: cars > 0 ? count(cars, 'car is listed.', 'cars are listed.') : 'No cars are listed yet. The stock list says so.',
      done: cars > 0,
      optional: false,
    },
    {
      id: 'hours',
      title: 'Every location has opening hours',
      text:
        locations === 0
          ? 'There is no location yet.'
          : `${locationsWithHours} of ${count(locations, 'location has', 'locations have')} opening hours.`,
      done: locations > 0 && locationsWithHours >= locations,
      optional: false,
    },
    {
      id: 'leads',
      title: 'Someone is notified about leads',
      text:
        leadRecipients > 0
          ? count(leadRecipients, 'person is notified.', 'people are notified.')
          : 'Leads are stored, but no one is notified.',
      done: leadRecipients > 0,
      optional: false,
    },
    {
      id: 'map',
      title: 'Every location is on the map',
      text:
        locations === 0
          ? 'There is no location yet.'
          : locationsOnMap >= locations && locationsAboutOnMap > 0
            ? `${count(locationsAboutOnMap, 'location is', 'locations are')} only placed by postcode. Move the pin to the entrance.`
            : `${locationsOnMap} of ${count(locations, 'location has', 'locations have')} coordinates.${locationsOnMap < locations ? ' Pages of the others only name the town.' : ''}`,
      done: locations > 0 && locationsOnMap >= locations && locationsAboutOnMap === 0,
      optional: true,
    },
    {
      id: 'logo',
      title: 'A logo is uploaded',
      text: hasLogo ? 'It is shown in the header.' : 'Until then the business name is shown.',
      done: hasLogo,
      optional: true,
    },
    {
      id: 'finance',
      title: 'A finance provider is chosen',
      text: hasFinanceProvider ? 'Cars can show weekly figures.' : 'Weekly figures need a provider.',
      done: hasFinanceProvider,
      optional: true,
    },
    {
      id: 'rates',
      title: 'Rate and example are confirmed',
      text: ratesConfirmed
        ? 'The calculator can be shown everywhere.'
        : 'Until the lender has confirmed them, the calculator is only shown beside a car’s weekly figure.',
      done: ratesConfirmed,
      optional: true,
    },
    {
      id: 'domain',
      title: 'The dealer’s own domain works',
      text:
        ownDomains === 0
          ? 'The site only has its platform address.'
          : `${provedDomains} of ${count(ownDomains, 'domain is', 'domains are')} verified.`,
      done: ownDomains > 0 && provedDomains >= ownDomains,
      optional: true,
    },
    {
      id: 'changes',
      title: 'All changes are published',
      text: draftDiffers ? 'The draft differs from what shoppers see.' : 'Shoppers see what the editor shows.',
      done: published && !draftDiffers,
      optional: true,
    },
  ]
}
