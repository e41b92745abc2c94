import { isoInZone } from '../../../../dates/momentInZone'
import type { LeadForm } from '../../../../entities/LeadForm'
import { formatMoney } from '../../../../format/formatMoney'
import { mobilePhone } from '../../../../phone/writtenPhone'
import { cleanText } from '../../../../text/cleanText'
import { cutText } from '../../../../text/cutText'
import { xmlText } from '../../../../text/xmlText'
import { answerLines } from '../../../answerLines'
import type { CarFacts, LeadRow } from '../../../LeadRow'
import { vehicleText } from '../../../vehicleText'
import type { DeliveredLead } from '../../DeliveredLead'

export interface AdfOptions {
  /** The lead is resent on a user's request. */
  readonly isAgain: boolean
  /** Condition to export for demonstrators, for which ADF has none; null: as usual in the country. */
  readonly demoAs: 'new' | 'used' | null
}

type Value = string | number | null | undefined | false
type Attributes = { readonly [name: string]: Value }

const isFilled = (value: Value): value is string | number =>
  value !== null && value !== undefined && value !== false && String(value).trim() !== ''

const formatAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (isFilled(value) ? [` ${name}="${xmlText(String(value))}"`] : []))
    .join('')

/** A text element; empty string without text, because ADF has no empty elements. */
const leaf = (name: string, value: Value, attributes: Attributes = {}): string => {
  const text = isFilled(value) ? xmlText(String(value)).trim() : ''
  return text === '' ? '' : `<${name}${formatAttributes(attributes)}>${text}</${name}>`
}

/** An element with children; empty string without children. */
const branch = (name: string, children: readonly string[], attributes: Attributes = {}): string => {
  const inner = children.filter((child) => child !== '')
  return inner.length === 0 ? '' : `<${name}${formatAttributes(attributes)}>\n${inner.join('\n')}\n</${name}>`
}

/** A vehicle as ADF requires it: year, make and model. */
interface DescribedVehicle {
  readonly year: string
  readonly make: string
  readonly model: string
}

/** Placeholder for a missing value. */
const notStated = 'Not stated'
const noYear = '0000'

/**
 * Parses a vehicle from free text (ENQ-28): a year anywhere, then make and model up to the first comma.
 *
 * @example describedVehicle('2015 Kia Rio, 80,000 km') // { year: '2015', make: 'Kia', model: 'Rio' }
 */
const describedVehicle = (description: string): DescribedVehicle => {
  const year = /\b(?:19|20)\d\d\b/.exec(description)?.[0]
  const [name = ''] = description
    .replace(year ?? '', '')
    .trim()
    .split(/[,;\n]/)
  const [make, ...model] = name.trim().split(/\s+/).filter(Boolean)
  return { year: year ?? noYear, make: make ?? notStated, model: model.join(' ') || notStated }
}

/** Characters of a one-line value. */
const longestLine = 200
const line = (text: string | null | undefined): string => {
  // Characters that XML can't hold are removed first, as an element must not end up empty.
  const joined = cleanText((text ?? '').replace(/[\ufffe\uffff]/g, ''))
  return joined.length > longestLine ? `${cutText(joined, longestLine - 1)}…` : joined
}
const maxTextLength = 8000

const currencies = { AU: 'AUD', NZ: 'NZD' } as const
const dollars = (cents: number | null | undefined): string | null => (cents ? String(Math.round(cents) / 100) : null)

const interests: { readonly [Form in LeadForm]?: 'test-drive' } = { testDrive: 'test-drive' }

/** New Zealand law classifies demonstrators as used. */
const vehicleStatus = (carType: CarFacts['carType'], { demoAs }: AdfOptions, country: DeliveredLead['place']['country']): 'new' | 'used' =>
  carType === 'demo' ? (demoAs ?? (country === 'NZ' ? 'used' : 'new')) : carType

/** The car of interest. ADF requires a vehicle in every lead: without one, the shopper's words describe it. */
const wantedVehicle = ({ lead, place }: DeliveredLead, options: AdfOptions): string => {
  const { carFacts: car, attributes, form } = lead
  const { country } = place
  const currency = currencies[country]
  const interest = interests[form] ?? 'buy'
  if (!car) {
    const description = attributes.aboutModel ?? vehicleText({ form, vehicleDescription: attributes.vehicleDescription }).wanted
    const { year, make, model } = description ? describedVehicle(description) : { year: noYear, make: notStated, model: notStated }
    return branch('vehicle', [leaf('year', year), leaf('make', line(make) || notStated), leaf('model', line(model) || notStated)], {
      interest,
      status: lead.category === 'New Vehicle' ? 'new' : 'used',
    })
  }
  const offered = dollars(attributes.offerCents)
  const price = dollars(car.priceCents)
  return branch(
    'vehicle',
    [
      leaf('id', lead.carId, { source: 'Forecourt' }),
      leaf('year', car.year ?? noYear),
      leaf('make', line(car.make) || notStated),
      leaf('model', line(car.model) || notStated),
      leaf('vin', line(car.vin)),
      leaf('stock', line(car.stockNumber)),
      leaf('trim', line(car.badge)),
      leaf('odometer', car.km, { status: 'unknown', units: 'km' }),
      leaf('price', offered ?? price, { type: offered ? 'offer' : 'asking', currency }),
      offered && price ? leaf('pricecomments', `Advertised at ${formatMoney(car.priceCents ?? 0)}`) : '',
      leaf('comments', car.regoPlate && `Rego: ${line(car.regoPlate)}`),
    ],
    { interest, status: vehicleStatus(car.carType, options, country) },
  )
}

/** The shopper's own vehicle, as far as they described it. */
const tradeInVehicle = ({ attributes, form }: LeadRow): string => {
  const { theirs: description } = vehicleText({ form, vehicleDescription: attributes.vehicleDescription })
  if (form === 'testDrive' || !(description || attributes.rego)) return ''
  const { year, make, model } = describedVehicle(description ?? '')
  const comments = [
    attributes.rego && `Rego: ${line(attributes.rego)}`,
    description && `In their words: ${line(description)}`,
    attributes.valuationSummary && `Valuation: ${line(attributes.valuationSummary)}`,
  ]
  return branch(
    'vehicle',
    [
      leaf('year', year),
      leaf('make', line(make) || notStated),
      leaf('model', line(model) || notStated),
      leaf('odometer', attributes.kms, { status: 'unknown', units: 'km' }),
      leaf('comments', comments.filter(Boolean).join('\n')),
    ],
    { interest: 'trade-in', status: 'used' },
  )
}

/** Further known facts, one a line, after the shopper's message. */
const formatComments = (lead: LeadRow): string => {
  const { attributes, message } = lead
  const lines: [label: string, value: string | null][] = [
    ['Category', [lead.category, lead.subcategory].filter(Boolean).join(', ')],
    ...answerLines('mail', lead, ', ').map(({ label, value }): [string, string] => [label, value]),
    ['Marketing', lead.optIn ? `agreed${lead.optInWording ? ` to “${lead.optInWording}”` : ''}` : 'not agreed'],
    ['Sent from', lead.url],
    ['Source', lead.source],
    ...Object.entries(attributes.linkedQueryParams),
    ['Pages seen', attributes.visitedPages.slice(-10).join(' ')],
  ]
  const facts = lines.flatMap(([label, value]) => (value ? [`${label}: ${line(value)}`] : []))
  return cutText([message ?? '', facts.join('\n')].filter(Boolean).join('\n\n'), maxTextLength)
}

const customer = ({ lead, place: { country } }: DeliveredLead): string => {
  const { preferredContact, preferredTime } = lead.attributes
  const prefers = (...ways: string[]) => (ways.includes(preferredContact ?? '') ? '1' : null)
  // ADF requires a contact name.
  const name = [
    leaf('name', line(lead.name), { part: 'first', type: 'individual' }),
    leaf('name', line(lead.lastName), { part: 'last', type: 'individual' }),
  ]
  const isNamed = name.some((part) => part !== '')
  return branch('customer', [
    branch(
      'contact',
      [
        ...(isNamed ? name : [leaf('name', line(lead.email) || line(lead.phone) || notStated, { part: 'full', type: 'individual' })]),
        leaf('email', line(lead.email), { preferredcontact: prefers('email') }),
        leaf('phone', line(lead.phone), {
          type: mobilePhone(lead.phone, country) ? 'cellphone' : 'voice',
          preferredcontact: prefers('phone', 'sms'),
        }),
        lead.postcode ? branch('address', [leaf('postalcode', line(lead.postcode)), leaf('country', country)], { type: 'home' }) : '',
      ],
      { primarycontact: '1' },
    ),
    preferredTime ? branch('timeframe', [leaf('description', `Would like to come on ${preferredTime.replace('T', ' at ')}`)]) : '',
    leaf('comments', formatComments(lead)),
  ])
}

const vendor = ({ lead, place }: DeliveredLead): string => {
  const company = line(place.dealershipName) || line(place.organisationName)
  return branch('vendor', [
    leaf('id', lead.locationId ?? lead.dealershipId ?? lead.organisationId, { source: 'Forecourt' }),
    leaf('vendorname', company),
    branch('contact', [
      leaf('name', line(place.locationName) || company, { part: 'full', type: 'business' }),
      leaf('email', line(place.email)),
      leaf('phone', line(place.phone), { type: 'voice' }),
      branch(
        'address',
        [
          leaf('street', line(place.street), { line: 1 }),
          leaf('city', line(place.city)),
          leaf('regioncode', line(place.state)),
          leaf('postalcode', line(place.postcode)),
          place.city ? leaf('country', place.country) : '',
        ],
        { type: 'work' },
      ),
    ]),
  ])
}

const prospect = (delivered: DeliveredLead, options: AdfOptions): string => {
  const { lead, place } = delivered
  const tradeIn = tradeInVehicle(lead)
  // A trade-in has no second vehicle unless the lead names one.
  const vehicles = lead.form === 'tradeIn' && tradeIn !== '' && !lead.carFacts ? [tradeIn] : [wantedVehicle(delivered, options), tradeIn]
  return branch(
    'prospect',
    [
      leaf('id', lead.id, { sequence: 1, source: 'Forecourt' }),
      leaf('requestdate', isoInZone(lead.createdAt, place.timeZone)),
      ...vehicles,
      customer(delivered),
      vendor(delivered),
      branch('provider', [
        leaf('name', line(lead.siteName), { part: 'full', type: 'business' }),
        leaf('service', line(lead.source) || 'Website'),
      ]),
    ],
    { status: options.isAgain ? 'resend' : 'new' },
  )
}

/** Formats leads as ADF 1.0, the format of dealer CRMs. Has no empty elements; truncates values to the limits of ADF readers. */
export const writeAdf = (leads: readonly DeliveredLead[], options: AdfOptions): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${branch(
    'adf',
    leads.map((lead) => prospect(lead, options)),
  )}\n`
