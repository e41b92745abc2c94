import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Role } from '../access/roles'
import type { OpeningHour } from '../entities/Location'
import type { DestinationKind, DestinationTarget } from '../leads/delivery/DestinationTarget'
import { leadFormats } from '../leads/delivery/generated/leadFormats'
import type { OldText } from './old-site/OldSite'

/** Typical opening weeks; other hours are set on the location later. */
export const usualWeeks = ['weekdays', 'saturdayMorning', 'sixDays', 'sevenDays'] as const
export type UsualWeek = (typeof usualWeeks)[number]

/** A location of the dealer: address, contact and hours. */
export interface OnboardingPlace {
  readonly street: string
  readonly suburb: string
  readonly postcode: string
  readonly state: string
  readonly phone: string
  readonly email: string
  readonly week: UsualWeek
  /** Hours that were typed or are from the old site, instead of a typical week; empty if the old site's couldn't be parsed. */
  readonly hours?: readonly OpeningHour[] | undefined
  /** Hours as typed; undefined for a typical week or the old site's hours. */
  readonly hoursText?: string | undefined
}

/** A further location; the first one has the business's name. */
export interface OtherPlace extends OnboardingPlace {
  readonly name: string
}

/** A manually corrected cell of the stock file. */
export interface CorrectedCell {
  readonly row: number
  readonly heading: string
  readonly value: string
}

/** A manually corrected row of the stock file that couldn't be parsed; values in column order. */
interface CorrectedRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** Answers of a new dealer by step. Text as entered. */
export interface OnboardingAnswers {
  readonly business: {
    readonly name: string
    readonly country: ResolvedConfig['identity']['country']
    readonly licence: string
    /** Legal name of the company or trust; empty for none. */
    readonly legalName: string
    /** ABN or NZBN; empty if unknown. */
    readonly businessNumber: string
  }
  readonly brands: {
    readonly makes: readonly string[]
    /** Slug of the manufacturer's config layer; empty for independents. */
    readonly manufacturer: string
    /** Whether the dealer has a service and a parts department; without one, the site has no page for it. */
    readonly hasService: boolean
    readonly hasParts: boolean
  }
  readonly place: OnboardingPlace & { readonly others: readonly OtherPlace[] }
  readonly address: {
    /** Slug of the site, and its subdomain on the platform. */
    readonly slug: string
    /** The dealer's own domain, verified later; empty for none. */
    readonly domain: string
    /** Social media profiles; empty for none. */
    readonly facebook: string
    readonly instagram: string
  }
  readonly look: {
    /** Slug of the template. */
    readonly template: string
    readonly brandColour: string
    readonly logo: OnboardingLogo | null
  }
  readonly stock: {
    /** The stock file in base64, gzipped or plain; empty if cars are added later. */
    readonly file: string
    readonly fileName: string
    /** Column mapping, stored like a stock feed's; null if the headings suffice. */
    readonly mapping: object | null
    /** Manual corrections of cells and rows, by row number as in a spreadsheet. */
    readonly corrections: readonly (CorrectedCell | CorrectedRow)[]
    /** Price type, if the file doesn't state it; `ask` until it is answered, `unknown` if the user doesn't know it yet. */
    readonly priceType: 'driveAway' | 'egc' | 'unknown' | 'ask'
  }
  readonly finance: {
    readonly provider: ResolvedConfig['finance']['provider']
    /** Rates of the lender's example in percent a year, as entered; empty until confirmed. */
    readonly rate: string
    readonly comparisonRate: string
    /** Whether car pages show a weekly estimate at these rates, if the lender has no figure. */
    readonly showsEstimate: boolean
  }
  readonly leads: {
    readonly emails: readonly string[]
    /** The CRM that gets a copy of each lead; null for none. */
    readonly crm: OnboardingCrm | null
  }
  readonly people: { readonly invited: readonly OnboardingPerson[] }
  /** Texts imported from the old site, each of which becomes a page. */
  readonly oldSite: { readonly texts: readonly OldText[] }
}

/** A CRM and how it takes leads. */
export interface OnboardingCrm {
  readonly name: string
  readonly target: DestinationTarget
}

/** Formats in which a CRM takes leads. */
export const crmKinds = (Object.keys(leadFormats) as DestinationKind[]).filter((kind) => leadFormats[kind].isCrm)

/** A logo uploaded before the dealer's media library exists. */
export interface OnboardingLogo {
  readonly key: string
  readonly name: string
  readonly width: number
  readonly height: number
  readonly bytes: number
}

/** Roles for people invited during onboarding. */
export const invitedRoles = [
  'groupManager',
  'dealerPrincipal',
  'sales',
  'stock',
  'marketing',
  'editor',
  'finance',
] as const satisfies readonly Role[]

/** A person to invite to the console. */
export interface OnboardingPerson {
  readonly name: string
  readonly email: string
  readonly role: (typeof invitedRoles)[number]
}

export type OnboardingStep = Exclude<keyof OnboardingAnswers, 'oldSite'>

/** Steps in order. The wizard may show several on one page. */
export const onboardingSteps: readonly { readonly step: OnboardingStep; readonly title: string }[] = [
  { step: 'business', title: 'Business' },
  { step: 'brands', title: 'Brands' },
  { step: 'place', title: 'Location' },
  { step: 'address', title: 'Web address' },
  { step: 'look', title: 'Look' },
  { step: 'stock', title: 'Stock' },
  { step: 'finance', title: 'Finance' },
  { step: 'leads', title: 'Leads' },
  { step: 'people', title: 'People' },
]

/** An empty location. */
export const blankPlace: OtherPlace = {
  name: '',
  street: '',
  suburb: '',
  postcode: '',
  state: '',
  phone: '',
  email: '',
  week: 'saturdayMorning',
}

const { name: _named, ...firstPlace } = blankPlace

/** Empty answers. */
export const blankAnswers: OnboardingAnswers = {
  business: { name: '', country: 'AU', licence: '', legalName: '', businessNumber: '' },
  brands: { makes: [], manufacturer: '', hasService: false, hasParts: false },
  place: { ...firstPlace, others: [] },
  address: { slug: '', domain: '', facebook: '', instagram: '' },
  look: { template: '', brandColour: '', logo: null },
  stock: { file: '', fileName: '', mapping: null, corrections: [], priceType: 'ask' },
  finance: { provider: 'none', rate: '', comparisonRate: '', showsEstimate: true },
  leads: { emails: [], crm: null },
  people: { invited: [] },
  oldSite: { texts: [] },
}

/** Name of a new dealer's first location: the business, with the suburb if there are several locations. */
export const mainPlaceName = ({ business, place }: Pick<OnboardingAnswers, 'business' | 'place'>): string => {
  const [name, suburb] = [business.name.trim(), place.suburb.trim()]
  const isNamed = place.others.length === 0 || name.toLowerCase().includes(suburb.toLowerCase())
  return isNamed ? name : `${name} ${suburb}`.slice(0, 80)
}

/** Names that a stock file may use for each location of a new dealer, the first location first: its name and its suburb. */
export const placeNames = ({ business, place }: Pick<OnboardingAnswers, 'business' | 'place'>): [name: string, suburb: string][] => [
  [mainPlaceName({ business, place }), place.suburb],
  ...place.others.map(({ name, suburb }): [string, string] => [name.trim(), suburb]),
]

/** What the new dealer will publish about itself, which isn't private in the comments of its cars (ENT-01). */
export const ownDetailsIn = ({
  business,
  place,
}: Pick<OnboardingAnswers, 'business' | 'place'>): { contacts: string[]; streets: string[]; names: string[] } => {
  const places: readonly OnboardingPlace[] = [place, ...place.others]
  const given = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '')
  return {
    contacts: given(places.flatMap(({ phone, email }) => [phone, email])),
    streets: given(places.map(({ street }) => street)),
    names: given([business.name, mainPlaceName({ business, place }), ...place.others.map(({ name }) => name)]),
  }
}

type Day = readonly [open: string, close: string] | null

/** Monday to Friday, Saturday, Sunday. */
const weeks: Readonly<Record<UsualWeek, readonly [Day, Day, Day]>> = {
  weekdays: [['08:30', '17:30'], null, null],
  saturdayMorning: [['08:30', '17:30'], ['09:00', '13:00'], null],
  sixDays: [['08:30', '17:30'], ['09:00', '16:00'], null],
  sevenDays: [
    ['08:30', '17:30'],
    ['09:00', '17:00'],
    ['10:00', '16:00'],
  ],
}

/** Opening hours of a typical week, Sunday first (ENT-08). */
export const hoursOfWeek = (week: UsualWeek): OpeningHour[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const [working, saturday, sunday] = weeks[week]
    const day = weekday === 0 ? sunday : weekday === 6 ? saturday : working
    return day ? { weekday, status: 'Open', open: day[0], close: day[1] } : { weekday, status: 'Closed', open: null, close: null }
  })
