import { isoInZone } from '../../../dates/momentInZone'
import { cutText } from '../../../text/cutText'
import { answerLines } from '../../answerLines'
import { leadForms } from '../../leadForms'
import { vehicleText } from '../../vehicleText'
import type { LeadToSend, TargetField } from '../LeadFormat'

/** Payload formats for systems: our events in Standard Webhooks form, or a flat object with the field names of DMS and CRM suppliers. */
export const payloadShape = {
  type: 'choice',
  label: 'Lead format',
  choices: [
    {
      value: 'events',
      title: 'Forecourt events',
      description: 'A type, a time and the whole lead under data, following Standard Webhooks.',
    },
    {
      value: 'flat',
      title: 'Flat record',
      description: 'One object with plain fields such as last_name and stock_number, which many CRMs accept.',
    },
  ],
} as const satisfies TargetField

type PayloadShape = (typeof payloadShape.choices)[number]['value']

type Sent = Pick<LeadToSend, 'lead' | 'place' | 'isTest'>

const maxLength = 4000
const short = (text: string | null): string | null => (text === null ? null : cutText(text, 400))
const dollars = (cents: number | null | undefined): number | null => (cents ? cents / 100 : null)

const asEvent = ({ lead, place, isTest }: Sent) => {
  const { attributes, carFacts: car } = lead
  return {
    type: isTest ? 'lead.test' : 'lead.created',
    timestamp: lead.createdAt,
    data: {
      id: lead.id,
      created_at: isoInZone(lead.createdAt, place.timeZone),
      conversation_id: lead.conversationId,
      form: lead.form,
      form_name: leadForms[lead.form].name,
      category: lead.category,
      subcategory: lead.subcategory,
      contact: {
        name: short(lead.name),
        last_name: short(lead.lastName),
        email: short(lead.email),
        phone: short(lead.phone),
        postcode: lead.postcode,
      },
      message: lead.message && cutText(lead.message, maxLength),
      answers: answerLines('mail', lead, ', ').map(({ label, value }) => ({ label, value: short(value) })),
      car: car && {
        id: lead.carId,
        name: short(lead.carName),
        ...{ stock_number: car.stockNumber, vin: car.vin, year: car.year, make: car.make, model: car.model, badge: car.badge },
        ...{ type: car.carType, rego: car.regoPlate, price: dollars(car.priceCents), odometer_km: car.km },
      },
      site: { id: lead.siteId, name: lead.siteName },
      dealership: lead.dealershipId && { id: lead.dealershipId, name: lead.dealershipName },
      location: lead.locationId && { id: lead.locationId, name: lead.locationName },
      marketing: { agreed: lead.optIn, wording: short(lead.optInWording) },
      source: short(lead.source),
      campaign: Object.fromEntries(Object.entries(attributes.linkedQueryParams).map(([name, value]) => [name, short(value)])),
      page: short(lead.url),
      pages_seen: attributes.visitedPages.slice(-20).map(short),
      suspicious: lead.suspicious,
    },
  }
}

const asRecord = ({ lead, place, isTest }: Sent) => {
  const { carFacts: car, attributes } = lead
  const { wanted, theirs } = vehicleText({ form: lead.form, vehicleDescription: attributes.vehicleDescription })
  return {
    id: lead.id,
    test: isTest,
    created_at: isoInZone(lead.createdAt, place.timeZone),
    name: short(lead.name),
    last_name: short(lead.lastName),
    email: short(lead.email),
    phone: short(lead.phone),
    postcode: lead.postcode,
    message: lead.message && cutText(lead.message, maxLength),
    category: lead.category,
    subcategory: lead.subcategory,
    dealership_id: lead.dealershipId,
    dealership: lead.dealershipName ?? place.organisationName,
    location_id: lead.locationId,
    location: lead.locationName,
    car_id: lead.carId,
    ...{ stock_number: car?.stockNumber ?? null, vin: car?.vin ?? null, rego: car?.regoPlate ?? null, year: car?.year ?? null },
    ...{ make: car?.make ?? null, model: car?.model ?? null, badge: car?.badge ?? null, car_type: car?.carType ?? null },
    ...{ price: dollars(car?.priceCents), odometer: car?.km ?? null, offer: dollars(attributes.offerCents) },
    preferred_time: attributes.preferredTime,
    wanted_car: short(wanted),
    ...{ trade_in: short(theirs), trade_in_rego: attributes.rego, trade_in_kms: attributes.kms },
    opt_in: lead.optIn,
    source: short(lead.source),
    url: short(lead.url),
  }
}

const shapes = { events: asEvent, flat: asRecord } as const

/** JSON payload of a lead (ENT-16). Always below the 20 kB that Standard Webhooks recommend. */
export const leadPayload = (shape: PayloadShape, lead: Sent) => shapes[shape](lead)
