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
    { id: 'publish', title: 'The site is live', text: 'Shoppers can open it.', done: published, optional: false },
    {
      id: 'stock',
      title: 'Cars are for sale',
      text: cars > 0 ? count(cars, 'car is listed.', 'cars are listed.') : 'Until there are cars, the stock list says so.',
      done: cars > 0,
      optional: false,
    },
    {
      id: 'hours',
      title: 'Every location has opening hours',
      text:
        locations === 0
          ? 'There is no location yet.'
          : `${locationsWithHours} of ${count(locations, 'location has', 'locations have')} them.`,
      done: locations > 0 && locationsWithHours >= locations,
      optional: false,
    },
    {
      id: 'leads',
      title: 'Somebody is told about leads',
      text: leadRecipients > 0 ? count(leadRecipients, 'person is.', 'people are.') : 'Leads are kept, but nobody hears of them.',
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
            ? `${count(locationsAboutOnMap, 'location stands', 'locations stand')} at the middle of its postcode. Put the pin where shoppers drive in.`
            : `${locationsOnMap} of ${count(locations, 'location has', 'locations have')} coordinates; without them pages name the town alone.`,
      done: locations > 0 && locationsOnMap >= locations && locationsAboutOnMap === 0,
      optional: true,
    },
    { id: 'logo', title: 'A logo is there', text: 'Until then the name is drawn.', done: hasLogo, optional: true },
    {
      id: 'finance',
      title: 'A finance provider is chosen',
      text: 'Weekly figures show only with one.',
      done: hasFinanceProvider,
      optional: true,
    },
    {
      id: 'rates',
      title: 'Rate and example are confirmed',
      text: 'Until the lender has confirmed them, the calculator shows only beside a weekly figure of a car.',
      done: ratesConfirmed,
      optional: true,
    },
    {
      id: 'domain',
      title: 'Their own domain leads here',
      text:
        ownDomains === 0
          ? 'The site answers at its platform address.'
          : `${provedDomains} of ${count(ownDomains, 'domain is', 'domains are')} proved.`,
      done: ownDomains > 0 && provedDomains >= ownDomains,
      optional: true,
    },
    {
      id: 'changes',
      title: 'Nothing waits to be published',
      text: draftDiffers ? 'The draft differs from what shoppers see.' : 'Shoppers see what the editor shows.',
      done: published && !draftDiffers,
      optional: true,
    },
  ]
}
