import { bodyTypes } from '../../entities/Car'
import type { CountryNames } from '../../records/CountryNames'
import { type Country, countryTerms } from '../../records/kinds/countryTerms'
import type { CarAttribute } from '../CarAttribute'
import { carAttributes } from '../generated/carAttributes'
import { mergeByPosition } from '../mergeByPosition'

/** Kind of input of a car's field. Amounts are in dollars, rates in percent; 'yesNo' is yes, no or unknown. */
export type FieldKind =
  | 'text'
  | 'suggested'
  | 'number'
  | 'amount'
  | 'day'
  | 'choice'
  | 'switch'
  | 'yesNo'
  | 'lines'
  | 'names'
  | 'paragraphs'

/** A field of a car's form. Its path is the car's field, or a fact in a group: 'variant.torque'. */
export interface CarFormField extends CountryNames {
  readonly path: string
  readonly label: string
  /** Its name outside the form, such as in a history, if the label needs its section to be understood. */
  readonly name?: { readonly [Place in Country]?: string }
  readonly kind: FieldKind
  readonly hint?: string
  /** Unit behind the number, such as 'km'. */
  readonly unit?: string
  readonly choices?: readonly (readonly [value: string, label: string])[]
  /** Whether it is required. */
  readonly isRequired?: boolean
  readonly isWide?: boolean
}

/** Collapsed fields. */
export interface CollapsedFields {
  readonly title: string
  readonly fields: readonly CarFormField[]
  /** The vehicles that it applies to; default: all. */
  readonly only?: 'caravan' | 'newZealand'
}

export interface CarSection {
  readonly id: 'basics' | 'price' | 'description' | 'finance' | 'location' | 'market'
  readonly title: string
  readonly description?: string
  readonly fields: readonly CarFormField[]
  readonly collapsed?: readonly CollapsedFields[]
}

const text = (path: string, label: string, more: Partial<CarFormField> = {}): CarFormField => ({ path, label, kind: 'text', ...more })
const suggested = (path: string, label: string, more: Partial<CarFormField> = {}) => text(path, label, { kind: 'suggested', ...more })
const number = (path: string, label: string, unit?: string, more: Partial<CarFormField> = {}) =>
  text(path, label, { kind: 'number', ...(unit !== undefined && { unit }), ...more })
const amount = (path: string, label: string, hint?: string) => text(path, label, { kind: 'amount', ...(hint !== undefined && { hint }) })
const choice = (path: string, label: string, choices: CarFormField['choices'], more: Partial<CarFormField> = {}) =>
  text(path, label, { kind: 'choice', ...(choices && { choices }), ...more })

const toChoices = (values: readonly string[]) => values.map((value) => [value, value] as const)
const bodyLabels: { readonly [body: string]: string } = {
  cabChassis: 'Cab chassis',
  lightTruck: 'Light truck',
  peopleMover: 'People mover',
  stationWagon: 'Station wagon',
  ev: 'EV',
  suv: 'SUV',
}

const notSet = ['', 'Not set'] as const

/** Form field of an attribute. */
const attributeField = ({ id, storedIn, title, kind, unit, values = [], form }: CarAttribute): CarFormField => ({
  path: storedIn === 'ownColumn' ? id : `${storedIn}.${id}`,
  label: form.label ?? title,
  kind: form.suggests ? 'suggested' : kind,
  ...(form.hint !== undefined && { hint: form.hint }),
  ...((form.unit ?? unit) !== undefined && { unit: form.unit ?? unit }),
  ...(kind === 'choice' && { choices: [notSet, ...values] }),
})

/** Form fields of a group: its attributes merged with the other fields, including attributes shared with the variant. */
const withFields = (group: CarAttribute['form']['group'], others: readonly CarFormField[]): CarFormField[] =>
  mergeByPosition(
    others,
    carAttributes.flatMap((field) => [
      ...(field.form.group === group ? [{ position: field.form.position, entry: attributeField(field) }] : []),
      ...(field.ofVariant && group === 'variant'
        ? [
            {
              position: field.ofVariant.position,
              entry: attributeField({ ...field, storedIn: 'variant', form: { ...field.form, ...field.ofVariant } }),
            },
          ]
        : []),
    ]),
  )

/** All form fields of a car, in the order of a salesperson's work (ENT-01 to ENT-06). */
export const carSections: readonly CarSection[] = [
  {
    id: 'basics',
    title: 'Basics',
    fields: withFields('vehicle', [
      choice('carType', 'New, used or demo', [
        ['used', 'Used'],
        ['demo', 'Demo'],
        ['new', 'New'],
      ]),
      choice('itemType', 'Type of vehicle', [
        ['car', 'Car'],
        ['motorcycle', 'Motorcycle'],
        ['caravan', 'Caravan'],
      ]),
      suggested('make', 'Make', { isRequired: true }),
      suggested('model', 'Model', { isRequired: true }),
      suggested('badge', 'Badge', { hint: 'The variant, such as “GXL”.' }),
      number('year', 'Year', undefined, { isRequired: true }),
      text('stockNumber', 'Stock number', { isRequired: true }),
      number('km', 'Odometer', 'km'),
      text('vin', 'VIN'),
      text('name', 'Title', { isWide: true, hint: 'Built from year, make, model and badge unless you change it.' }),
    ]),
    collapsed: [
      {
        title: 'Body, engine and seats',
        fields: withFields('engine', [
          choice(
            'body',
            'Body',
            bodyTypes.map((body) => [body, bodyLabels[body] ?? `${body[0]?.toUpperCase()}${body.slice(1)}`]),
          ),
          suggested('simpleBody', 'Body type', { hint: 'For example “SUV”. Customers filter by it.' }),
          suggested('fuel', 'Fuel', { hint: 'As the manufacturer calls it, such as “Unleaded Petrol”.' }),
          choice('simpleFuel', 'Electric or hybrid', [
            ['', 'Neither'],
            ['Electric', 'Electric'],
            ['Hybrid', 'Hybrid'],
            ['PHEV', 'Plug-in hybrid'],
          ]),
          suggested('transmission', 'Transmission', { hint: 'For example “8 speed automatic”.' }),
          choice('simpleTransmission', 'Automatic or manual', toChoices(['Automatic', 'Manual'])),
        ]),
      },
      {
        title: 'Specifications of this variant',
        fields: withFields('variant', []),
      },
      {
        title: 'Caravan',
        only: 'caravan',
        fields: withFields('caravan', []),
      },
      {
        title: 'New Zealand disclosures',
        only: 'newZealand',
        fields: withFields('newZealand', []),
      },
    ],
  },
  {
    id: 'price',
    title: 'Price',
    description: 'Enter the prices you know. The one that isn’t shown is sent to marketplaces that ask for it.',
    fields: [
      {
        ...amount('driveAwayCents', countryTerms('AU').prices.driveAway, 'Everything the buyer pays.'),
        inNewZealand: { label: countryTerms('NZ').prices.driveAway },
        name: { AU: 'Drive-away price', NZ: 'Price including on-road costs' },
      },
      {
        ...amount('egcCents', countryTerms('AU').prices.egc, 'Without stamp duty and registration.'),
        inNewZealand: { label: countryTerms('NZ').prices.egc, hint: 'Without registration and other on-road costs.' },
        name: { AU: 'Price without government charges', NZ: 'Price plus on-road costs' },
      },
      {
        ...amount(
          'driveAwayBeforeCents',
          'Previous drive-away price',
          'Shown struck through beside the price, if it is higher. It must be a price that the car was advertised for here.',
        ),
        inNewZealand: { label: 'Previous price including on-road costs' },
      },
      {
        ...amount('egcBeforeCents', 'Previous price excluding government charges'),
        inNewZealand: { label: 'Previous price plus on-road costs' },
        name: { AU: 'Previous price without government charges' },
      },
    ],
    collapsed: [
      {
        title: 'Subscription and market',
        fields: [
          amount('subscriptionPriceCents', 'Subscription, per week'),
          { ...amount('marketPrices.stateAverageCents', 'State average'), inNewZealand: null },
          amount('marketPrices.nationalAverageCents', 'National average'),
        ],
      },
    ],
  },
  {
    id: 'description',
    title: 'Description and equipment',
    fields: [
      text('dealerComments', 'Your comments', {
        kind: 'paragraphs',
        isWide: true,
        hint: 'A blank line starts a paragraph. Start lines with “- ” for a list and “## ” for a heading. Put **two stars** around words for bold.',
      }),
      text('standardEquipment', 'Equipment', { kind: 'lines', isWide: true, hint: 'One per line, or pasted with commas between.' }),
      text('videos', 'Videos', {
        kind: 'lines',
        isWide: true,
        hint: 'YouTube or Vimeo links, one per line. They are shown under the photos in this order.',
      }),
      suggested('tag', 'Tag', { hint: 'A word or two on its card, such as “Test Drive Only”.' }),
      text('certified', 'Certified', { kind: 'switch' }),
    ],
  },
  {
    id: 'finance',
    title: 'Finance',
    fields: [
      text('paymentProcessors', 'Online payment methods', {
        kind: 'names',
        isWide: true,
        hint: 'For example card, wallet. If empty, it can’t be reserved online.',
      }),
    ],
    collapsed: [
      {
        title: 'Quote for this car',
        fields: [
          // A quote needs its comparison rate.
          { ...amount('financeQuote.weeklyCents', 'Weekly repayment'), inNewZealand: null },
          number('financeQuote.rate', 'Rate', '% p.a.', { inNewZealand: null }),
          number('financeQuote.comparisonRate', 'Comparison rate', '% p.a.', { inNewZealand: null }),
        ],
      },
    ],
  },
  {
    id: 'location',
    title: 'Location',
    fields: [
      choice('locationId', 'Location', undefined, { isRequired: true }),
      text('showOnDealerWebsite', 'Shown on the sites', { kind: 'switch' }),
      number('customRank', 'Rank', undefined, { hint: 'Higher comes first in lists in the dealer’s order.' }),
    ],
    collapsed: [
      {
        title: 'Sold on consignment',
        fields: [text('privateSuburb', 'Suburb of the car'), text('privatePostcode', 'Postcode')],
      },
    ],
  },
  {
    id: 'market',
    title: 'Marketplaces',
    description: 'Marketplaces get what the sites show, with this title if you enter one.',
    fields: [text('listingTitle', 'Title on marketplaces', { isWide: true })],
  },
]

/** Figures of one lender for one car (ENT-06). */
export const lenderFields: readonly CarFormField[] = [
  number('interestRate', 'Interest rate', '% p.a.', { inNewZealand: { label: 'Annual interest rate' } }),
  number('comparisonRate', 'Comparison rate', '% p.a.', { inNewZealand: null }),
  amount('paymentWeekCents', 'Weekly repayment'),
  amount('paymentMonthCents', 'Monthly repayment'),
  number('termYears', 'Term in years', undefined, { hint: 'Five years if the lender states no term.' }),
  number('termMonths', 'Term in months', undefined, { hint: 'If the lender states months: whole half years, such as 54.' }),
  number('termWeeks', 'Term in weeks', undefined, { hint: 'If the lender states weeks: whole half years, such as 234.' }),
  amount('depositCents', 'Deposit'),
  amount('balloonCents', 'Balloon'),
  amount('establishmentFeesCents', 'Establishment fees'),
  amount('totalPayableCents', 'Total loan repayments'),
  text('disclaimer', 'Small print', { isWide: true }),
]

/** All fields of the sections, including collapsed ones. */
export const carFormFields: readonly CarFormField[] = carSections.flatMap(({ fields, collapsed = [] }) => [
  ...fields,
  ...collapsed.flatMap((part) => part.fields),
])

const labels = new Map([
  ...carFormFields.map(({ path, label }) => [path, label] as const),
  ...([
    ['status', 'Status'],
    ['reserved', 'Reserved'],
    ['preorder', 'Pre-order'],
    ['soldAt', 'Sold'],
    ['images', 'Photos'],
    ['photos', 'Photos'],
    ['videos', 'Videos'],
    ['historyFileKey', 'History report'],
    ['financeLenders', 'Lenders'],
    ['financeQuote', 'Quote'],
    ['variant', 'Variant specifications'],
    ['specifications', 'Caravan'],
    ['disclosure', 'Disclosure'],
    ['marketPrices', 'Market prices'],
  ] as const),
])

/** Label of a field or group of facts in the form. */
export const fieldLabel = (path: string): string => labels.get(path) ?? path

const formFields = new Map(carFormFields.map((field) => [field.path, field]))

/**
 * Name of a field or group of facts outside the form, such as in a history (ENT-02, CFG-02).
 *
 * @example fieldName('egcCents', 'AU') // 'Price without government charges'
 */
export const fieldName = (path: string, country: Country): string => {
  const { name, inNewZealand } = formFields.get(path) ?? {}
  return name?.[country] ?? (country === 'NZ' ? inNewZealand?.label : undefined) ?? fieldLabel(path)
}
