import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Role } from '../access/permissions'
import type { OpeningHour } from '../entities/Location'
import type { OldText } from './old-site/OldSite'

/** Weeks most dealers keep; any other is set on the location afterwards. */
export const usualWeeks = ['weekdays', 'saturdayMorning', 'sixDays', 'sevenDays'] as const
export type UsualWeek = (typeof usualWeeks)[number]

/** A place of theirs: where it is, how to reach it, when it is open. */
export interface OnboardingPlace {
  readonly street: string
  readonly suburb: string
  readonly postcode: string
  readonly state: string
  readonly phone: string
  readonly email: string
  readonly week: UsualWeek
  /** Hours of their own, as their old site says them, instead of a usual week; empty where what it says isn't understood. */
  readonly hours?: readonly OpeningHour[] | undefined
}

/** A place beside the first, which has the business's own name. */
export interface OtherPlace extends OnboardingPlace {
  readonly name: string
}

/** A cell of the file of cars that was typed by hand. */
export interface CorrectedCell {
  readonly row: number
  readonly heading: string
  readonly value: string
}

/** A row of the file of cars that can't be read, with its values as a person put them under the headings, in their order. */
interface CorrectedRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** What is asked of a new dealer, step by step. Text as it was typed. */
export interface OnboardingAnswers {
  readonly business: {
    readonly name: string
    readonly country: ResolvedConfig['identity']['country']
    readonly licence: string
    /** The company or trust behind the name; empty for none that should be named. */
    readonly legalName: string
    /** ABN or NZBN; empty while it isn't known. */
    readonly businessNumber: string
  }
  readonly brands: {
    readonly makes: readonly string[]
    /** Short name of the manufacturer's layer; empty for independents. */
    readonly manufacturer: string
  }
  readonly place: OnboardingPlace & { readonly others: readonly OtherPlace[] }
  readonly address: {
    /** The site's short name, and the first part of its address on the platform. */
    readonly slug: string
    /** A domain of the dealer's own, proved later; empty for none. */
    readonly domain: string
    /** Where else they are online; empty for nowhere. */
    readonly facebook: string
    readonly instagram: string
  }
  readonly look: {
    /** Short name of the template. */
    readonly template: string
    readonly brandColour: string
    readonly logo: OnboardingLogo | null
  }
  readonly stock: {
    /** The file of cars, compressed by gzip or as it is, in base64; empty when the cars come later. */
    readonly file: string
    readonly fileName: string
    /** How its columns are read, as a stock feed keeps it; null while its headings alone say it. */
    readonly mapping: object | null
    /** Cells and rows a person typed in place of what the file has: by row, as a spreadsheet counts. */
    readonly corrections: readonly (CorrectedCell | CorrectedRow)[]
    /** What prices include where the file doesn't say. */
    readonly priceType: 'driveAway' | 'egc'
  }
  readonly finance: {
    readonly provider: ResolvedConfig['finance']['provider']
    /** The rates of the lender's example in percent a year, as they were typed; empty while nobody has confirmed any. */
    readonly rate: string
    readonly comparisonRate: string
  }
  readonly leads: { readonly emails: readonly string[] }
  readonly people: { readonly invited: readonly OnboardingPerson[] }
  /** What was taken over of their old site: texts, each of which becomes a page. */
  readonly oldSite: { readonly texts: readonly OldText[] }
}

/** A logo that was uploaded before the dealer's library of pictures was there. */
export interface OnboardingLogo {
  readonly key: string
  readonly name: string
  readonly width: number
  readonly height: number
  readonly bytes: number
}

/** What somebody invited with a new dealer may become there. */
export const invitedRoles = ['groupManager', 'publisher', 'editor', 'leadHandler'] as const satisfies readonly Role[]

/** Somebody who is to sign in to the console for the dealer. */
export interface OnboardingPerson {
  readonly name: string
  readonly email: string
  readonly role: (typeof invitedRoles)[number]
}

export type OnboardingStep = Exclude<keyof OnboardingAnswers, 'oldSite'>

/** The steps in their order, each with what it is for in a sentence. */
export const onboardingSteps: readonly { readonly step: OnboardingStep; readonly title: string; readonly text: string }[] = [
  { step: 'business', title: 'Business', text: 'The name shoppers know the dealer by, and the licence their site must show.' },
  { step: 'brands', title: 'Brands', text: 'What they sell. A franchise brings its manufacturer’s menus, wording and rules along.' },
  { step: 'place', title: 'Location', text: 'Where shoppers find them and when: the main location first, then any others.' },
  {
    step: 'address',
    title: 'Web address',
    text: 'The site answers here once it is live. Their own domain can follow when they have proved it is theirs.',
  },
  {
    step: 'look',
    title: 'Look',
    text: 'A template to begin with and their colour. Everything can be changed in the editor, with a live preview.',
  },
  { step: 'stock', title: 'Stock', text: 'Cars from a spreadsheet now, or later.' },
  {
    step: 'finance',
    title: 'Finance',
    text: 'Who lends to their shoppers, and at which rate. Weekly figures show only with a provider, the calculator only with confirmed rates.',
  },
  { step: 'leads', title: 'Leads', text: 'Who is told when a shopper writes.' },
  {
    step: 'people',
    title: 'People',
    text: 'Who may sign in for this dealer. Each gets a link by mail when the site is made live, and chooses a password there.',
  },
]

/** A place of which nothing is said yet. */
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

/** Nothing said yet. */
export const blankAnswers: OnboardingAnswers = {
  business: { name: '', country: 'AU', licence: '', legalName: '', businessNumber: '' },
  brands: { makes: [], manufacturer: '' },
  place: { ...firstPlace, others: [] },
  address: { slug: '', domain: '', facebook: '', instagram: '' },
  look: { template: '', brandColour: '', logo: null },
  stock: { file: '', fileName: '', mapping: null, corrections: [], priceType: 'egc' },
  finance: { provider: 'none', rate: '', comparisonRate: '' },
  leads: { emails: [] },
  people: { invited: [] },
  oldSite: { texts: [] },
}

/** What the first location of a new dealer is called: the business, and where it is if there are several that shoppers tell apart by it. */
export const mainPlaceName = ({ business, place }: Pick<OnboardingAnswers, 'business' | 'place'>): string => {
  const [name, suburb] = [business.name.trim(), place.suburb.trim()]
  const isNamed = place.others.length === 0 || name.toLowerCase().includes(suburb.toLowerCase())
  return isNamed ? name : `${name} ${suburb}`.slice(0, 80)
}

/** What a file of cars may call each location of a new dealer, the first location first: its name, and its suburb. */
export const placeNames = ({ business, place }: Pick<OnboardingAnswers, 'business' | 'place'>): [name: string, suburb: string][] => [
  [mainPlaceName({ business, place }), place.suburb],
  ...place.others.map(({ name, suburb }): [string, string] => [name.trim(), suburb]),
]

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

/** The opening hours of a usual week, Sunday first (ENT-08). */
export const hoursOfWeek = (week: UsualWeek): OpeningHour[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const [working, saturday, sunday] = weeks[week]
    const day = weekday === 0 ? sunday : weekday === 6 ? saturday : working
    return day ? { weekday, status: 'Open', open: day[0], close: day[1] } : { weekday, status: 'Closed', open: null, close: null }
  })
