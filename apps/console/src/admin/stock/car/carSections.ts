import type { CarField } from '@forecourt/rules/car/CarField'
import { carFields } from '@forecourt/rules/car/generated/carFields'
import { placed } from '@forecourt/rules/car/placed'
import { bodyTypes } from '@forecourt/rules/entities/Car'

/** Kind of input of a car's field. Amounts are in dollars, rates in percent; 'known' is yes, no or unknown. */
export type FieldKind =
  | 'text'
  | 'suggested'
  | 'number'
  | 'amount'
  | 'day'
  | 'choice'
  | 'switch'
  | 'known'
  | 'lines'
  | 'names'
  | 'paragraphs'

/** A field of a car's form. Its path is the car's field, or a fact in a group: 'variant.torque'. */
export interface CarFormField {
  readonly path: string
  readonly label: string
  readonly kind: FieldKind
  readonly hint?: string
  /** Unit behind the number, such as 'km'. */
  readonly unit?: string
  readonly choices?: readonly (readonly [value: string, label: string])[]
  /** Whether it is required. */
  readonly isNeeded?: boolean
  readonly isWide?: boolean
}

/** Collapsed fields. */
export interface FoldedFields {
  readonly title: string
  readonly fields: readonly CarFormField[]
  /** The vehicles that it applies to; default: all. */
  readonly only?: 'caravan' | 'newZealand'
}

export interface CarSection {
  readonly id: 'what' | 'price' | 'words' | 'finance' | 'place' | 'market'
  readonly title: string
  readonly about?: string
  readonly fields: readonly CarFormField[]
  readonly folded?: readonly FoldedFields[]
}

const text = (path: string, label: string, more: Partial<CarFormField> = {}): CarFormField => ({ path, label, kind: 'text', ...more })
const suggested = (path: string, label: string, more: Partial<CarFormField> = {}) => text(path, label, { kind: 'suggested', ...more })
const number = (path: string, label: string, unit?: string, more: Partial<CarFormField> = {}) =>
  text(path, label, { kind: 'number', ...(unit !== undefined && { unit }), ...more })
const amount = (path: string, label: string, hint?: string) => text(path, label, { kind: 'amount', ...(hint !== undefined && { hint }) })
const choice = (path: string, label: string, choices: CarFormField['choices'], more: Partial<CarFormField> = {}) =>
  text(path, label, { kind: 'choice', ...(choices && { choices }), ...more })

const same = (values: readonly string[]) => values.map((value) => [value, value] as const)
const bodyLabels: { readonly [body: string]: string } = {
  cabChassis: 'Cab chassis',
  lightTruck: 'Light truck',
  peopleMover: 'People mover',
  stationWagon: 'Station wagon',
  ev: 'EV',
  suv: 'SUV',
}

const notSaid = ['', 'Not said'] as const

/** Form field of an attribute. */
const attribute = ({ id, in: place, title, kind, unit, values = [], form }: CarField): CarFormField => ({
  path: place === 'column' ? id : `${place}.${id}`,
  label: form.label ?? title,
  kind: form.suggests ? 'suggested' : kind,
  ...(form.hint !== undefined && { hint: form.hint }),
  ...((form.unit ?? unit) !== undefined && { unit: form.unit ?? unit }),
  ...(kind === 'choice' && { choices: [notSaid, ...values] }),
})

/** Form fields of a group: its attributes merged with the other fields, including attributes shared with the variant. */
const withFields = (group: CarField['form']['group'], others: readonly CarFormField[]): CarFormField[] =>
  placed(
    others,
    carFields.flatMap((field) => [
      ...(field.form.group === group ? [{ place: field.form.place, entry: attribute(field) }] : []),
      ...(field.ofVariant && group === 'variant'
        ? [{ place: field.ofVariant.place, entry: attribute({ ...field, in: 'variant', form: { ...field.form, ...field.ofVariant } }) }]
        : []),
    ]),
  )

/** All form fields of a car, in the order of a salesperson's work (ENT-01 to ENT-06). */
export const carSections: readonly CarSection[] = [
  {
    id: 'what',
    title: 'What it is',
    fields: withFields('what', [
      choice('carType', 'New, used or demo', [
        ['used', 'Used'],
        ['demo', 'Demo'],
        ['new', 'New'],
      ]),
      choice('itemType', 'Kind of vehicle', [
        ['car', 'Car'],
        ['motorcycle', 'Motorcycle'],
        ['caravan', 'Caravan'],
      ]),
      suggested('make', 'Make', { isNeeded: true }),
      suggested('model', 'Model', { isNeeded: true }),
      suggested('badge', 'Badge', { hint: 'The variant, such as “GXL”.' }),
      number('year', 'Year', undefined, { isNeeded: true }),
      text('stockNumber', 'Stock number', { isNeeded: true }),
      number('km', 'Odometer', 'km'),
      text('vin', 'VIN'),
      text('name', 'Title', { isWide: true, hint: 'Made of year, make, model and badge while you leave it as it is.' }),
    ]),
    folded: [
      {
        title: 'Body, engine and seats',
        fields: withFields('engine', [
          choice(
            'body',
            'Body',
            bodyTypes.map((body) => [body, bodyLabels[body] ?? `${body[0]?.toUpperCase()}${body.slice(1)}`]),
          ),
          suggested('simpleBody', 'Body as shoppers say it', { hint: 'Such as “SUV”. Shoppers filter by it.' }),
          suggested('fuel', 'Fuel', { hint: 'As its maker says it, such as “Unleaded Petrol”.' }),
          choice('simpleFuel', 'Electric or hybrid', [
            ['', 'Neither'],
            ['Electric', 'Electric'],
            ['Hybrid', 'Hybrid'],
            ['PHEV', 'Plug-in hybrid'],
          ]),
          suggested('transmission', 'Transmission', { hint: 'Such as “8 speed automatic”.' }),
          choice('simpleTransmission', 'Automatic or manual', same(['Automatic', 'Manual'])),
        ]),
      },
      {
        title: 'Figures of this variant',
        fields: withFields('variant', []),
      },
      {
        title: 'Caravan',
        only: 'caravan',
        fields: withFields('caravan', []),
      },
      {
        title: 'What the law of New Zealand wants said',
        only: 'newZealand',
        fields: withFields('newZealand', []),
      },
    ],
  },
  {
    id: 'price',
    title: 'Price',
    about: 'Type what you know: the one that isn’t shown goes to market places that ask for it.',
    fields: [
      amount('driveAwayCents', 'Drive away', 'With everything a buyer pays.'),
      amount('egcCents', 'Excluding government charges', 'Without stamp duty and registration.'),
      amount('driveAwayBeforeCents', 'Drive away before', 'Struck through beside the price, where it was higher.'),
      amount('egcBeforeCents', 'Excluding government charges before'),
    ],
    folded: [
      {
        title: 'Subscription and market',
        fields: [
          amount('subscriptionPriceCents', 'Subscription, a week'),
          amount('marketPrices.stateAverageCents', 'Average in its state'),
          amount('marketPrices.nationalAverageCents', 'Average in the country'),
        ],
      },
    ],
  },
  {
    id: 'words',
    title: 'Description and equipment',
    fields: [
      text('dealerComments', 'Your comments', {
        kind: 'paragraphs',
        isWide: true,
        hint: 'An empty line begins a paragraph. Lines that begin with “- ” are a list, “## ” begins a heading, and words between **two stars** are bold.',
      }),
      text('standardEquipment', 'Equipment', { kind: 'lines', isWide: true, hint: 'One to a line, or pasted with commas between.' }),
      text('videos', 'Videos', {
        kind: 'lines',
        isWide: true,
        hint: 'Addresses on YouTube or Vimeo, one to a line: they stand under the photos in this order.',
      }),
      suggested('tag', 'Tag', { hint: 'A word or two on its card, such as “Test Drive Only”.' }),
      text('certified', 'Certified', { kind: 'switch' }),
    ],
  },
  {
    id: 'finance',
    title: 'Finance',
    about: 'A rate is only ever shown with its comparison rate.',
    fields: [
      text('paymentProcessors', 'Ways to pay online', {
        kind: 'names',
        isWide: true,
        hint: 'Such as card, wallet. Without any it can’t be reserved online.',
      }),
    ],
    folded: [
      {
        title: 'A quote for this car',
        fields: [
          amount('financeQuote.weeklyCents', 'Repayment a week'),
          number('financeQuote.rate', 'Rate', '% p.a.'),
          number('financeQuote.comparisonRate', 'Comparison rate', '% p.a.'),
        ],
      },
    ],
  },
  {
    id: 'place',
    title: 'Where it stands',
    fields: [
      choice('locationId', 'Location', undefined, { isNeeded: true }),
      text('showOnDealerWebsite', 'Shown on the sites', { kind: 'switch' }),
      number('customRank', 'Rank', undefined, { hint: 'Higher comes first where a list is in the dealer’s order.' }),
    ],
    folded: [
      {
        title: 'Sold for somebody',
        fields: [text('privateSuburb', 'Suburb it stands in'), text('privatePostcode', 'Postcode')],
      },
    ],
  },
  {
    id: 'market',
    title: 'Market places',
    about: 'What goes out to them is what the sites show, under this title where you give one.',
    fields: [text('listingTitle', 'Title on market places', { isWide: true })],
  },
]

/** Figures of one lender for one car (ENT-06). */
export const lenderFields: readonly CarFormField[] = [
  number('interestRate', 'Interest rate', '% p.a.'),
  number('comparisonRate', 'Comparison rate', '% p.a.'),
  amount('paymentWeekCents', 'Repayment a week'),
  amount('paymentMonthCents', 'Repayment a month'),
  number('termYears', 'Term', 'years'),
  number('termMonths', 'Term', 'months'),
  number('termWeeks', 'Term', 'weeks'),
  amount('depositCents', 'Deposit'),
  amount('balloonCents', 'Balloon'),
  amount('establishmentFeesCents', 'Establishment fees'),
  amount('totalPayableCents', 'Total payable'),
  text('disclaimer', 'Small print', { isWide: true }),
]

/** All fields of the sections, including collapsed ones. */
export const carFormFields: readonly CarFormField[] = carSections.flatMap(({ fields, folded = [] }) => [
  ...fields,
  ...folded.flatMap((part) => part.fields),
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
    ['variant', 'Figures of the variant'],
    ['specifications', 'Caravan'],
    ['disclosure', 'Disclosure'],
    ['marketPrices', 'Market prices'],
  ] as const),
])

/** Label of a field or group of facts. */
export const fieldLabel = (path: string): string => labels.get(path) ?? path
