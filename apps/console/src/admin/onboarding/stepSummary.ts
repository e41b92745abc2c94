import { roleName } from '@forecourt/rules/access/roles'
import { businessNumberText } from '@forecourt/rules/menus/businessNumberText'
import type { OnboardingAnswers, OnboardingPlace, OnboardingStep, UsualWeek } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { weekLine } from '@forecourt/rules/onboarding/typedWeek'
import { type Country, countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { formatCount } from '../../parts/formatCount'
import { financeChoice } from './financeChoice'
import type { OnboardingChoices } from './StepProps'

/** Label of each preset week. Includes the days, so that a collapsed select shows the hours. */
export const usualWeekNames: Readonly<Record<UsualWeek, string>> = {
  weekdays: 'Mon–Fri 8:30–5:30, closed at weekends',
  saturdayMorning: 'Mon–Fri 8:30–5:30, Saturday 9:00–1:00',
  sixDays: 'Mon–Fri 8:30–5:30, Saturday 9:00–4:00',
  sevenDays: 'Mon–Fri 8:30–5:30, Saturday 9:00–5:00, Sunday 10:00–4:00',
}

const listFormat = new Intl.ListFormat('en-AU')

/** Data for the summary besides the answers. */
export interface SummaryData extends Pick<OnboardingChoices, 'templates' | 'manufacturers' | 'hostSuffix'> {
  /** Counts of the stock file; undefined while loading. */
  readonly file?: { readonly cars: number; readonly skippedRows: number; readonly unpriced: number } | undefined
}

const locationLines = ({ street, suburb, state, postcode, phone, email, week, hours }: OnboardingPlace, country: Country): string[] => [
  [street, [suburb, countryTerms(country).states.length > 0 ? state : '', postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  [phone, email].filter(Boolean).join(', '),
  street.trim() === '' ? '' : hours ? (hours.length > 0 ? weekLine(hours) : 'No opening hours yet') : usualWeekNames[week],
]

const lines: { readonly [Step in OnboardingStep]: (answers: OnboardingAnswers, data: SummaryData) => string[] } = {
  business: ({ business }) => [
    business.name,
    [business.legalName, businessNumberText(business)].filter(Boolean).join(', '),
    countryTerms(business.country).name,
    business.licence && `${countryTerms(business.country).licence.label} ${business.licence}`,
  ],
  brands: ({ brands }, { manufacturers }) => [
    brands.makes.join(', ') || 'Every make',
    listFormat.format(['Sales', ...(brands.hasService ? ['service'] : []), ...(brands.hasParts ? ['parts'] : [])]),
    manufacturers.find(({ slug }) => slug === brands.manufacturer)?.name.concat('’s settings') ?? '',
  ],
  place: ({ place, business }) => [
    ...locationLines(place, business.country),
    ...place.others.flatMap((other) => [`and ${other.name || 'an unnamed location'}`, ...locationLines(other, business.country)]),
  ],
  address: ({ address }, { hostSuffix }) => [
    `${address.slug}.${hostSuffix}`,
    address.domain && `${address.domain}, not verified yet`,
    address.facebook,
    address.instagram,
  ],
  look: ({ look, brands }, { templates, manufacturers }) => {
    const colourManufacturer = manufacturers.find(({ slug, brandColour }) => slug === brands.manufacturer && brandColour !== null)
    return [
      templates.find(({ slug }) => slug === look.template)?.name ?? '',
      colourManufacturer ? `In ${colourManufacturer.name}’s colour` : look.brandColour,
      look.logo ? 'With their logo' : 'Business name until there is a logo',
    ]
  },
  stock: ({ stock }, { file }) => [
    stock.fileName || 'Cars added later',
    stock.file && file
      ? [
          formatCount(file.cars, 'car', 'cars'),
          file.skippedRows > 0 && formatCount(file.skippedRows, 'row was skipped', 'rows were skipped'),
        ]
          .filter(Boolean)
          .join(', ')
      : '',
    stock.file && file && file.unpriced > 0
      ? `${formatCount(file.unpriced, 'car has', 'cars have')} no price on the site until you say what the prices include`
      : '',
  ],
  finance: ({ business, finance }) => [
    financeChoice(finance.provider),
    finance.rate.trim() === ''
      ? shownFinance.lender({ finance })
        ? 'Rates not confirmed yet'
        : 'No weekly figures'
      : `${finance.rate}% a year${statesComparisonRate(business) ? `, comparison rate ${finance.comparisonRate}%` : ''}`,
    finance.rate.trim() === '' ? '' : finance.showsEstimate ? 'Weekly estimates on car pages' : 'No weekly estimates',
  ],
  leads: ({ leads }) => [leads.emails.join(', '), leads.crm ? `Copy to ${leads.crm.name}` : ''],
  people: ({ people }) =>
    people.invited.length === 0
      ? ['No one invited yet']
      : people.invited.map(({ name, email, role }) => `${name}, ${email}: ${roleName(role)}`),
}

/** Summary lines of a step; omits empty answers. */
export const stepSummary = (answers: OnboardingAnswers, step: OnboardingStep, data: SummaryData): string[] =>
  lines[step](answers, data).filter((line) => line.trim() !== '')
