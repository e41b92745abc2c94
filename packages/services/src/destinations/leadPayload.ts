import type { DeliveredLead } from '@forecourt/data/leads/delivery/deliveredLead'
import { isoInZone } from '@forecourt/rules/dates/momentInZone'
import { answerLines } from '@forecourt/rules/leads/answerLines'
import type { PayloadShape } from '@forecourt/rules/leads/delivery/payloadShape'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { vehicleText } from '@forecourt/rules/leads/vehicleText'
import { cutText } from '@forecourt/rules/text/cutText'

const longest = 4000
const short = (text: string | null): string | null => (text === null ? null : cutText(text, 400))
const dollars = (cents: number | null | undefined): number | null => (cents ? cents / 100 : null)

const asEvent = ({ lead, place }: DeliveredLead, type: string) => {
  const { attributes, carFacts: car } = lead
  return {
    type,
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
      message: lead.message && cutText(lead.message, longest),
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

const asRecord = ({ lead, place }: DeliveredLead, type: string) => {
  const { carFacts: car, attributes } = lead
  const { wanted, theirs } = vehicleText({ form: lead.form, vehicleDescription: attributes.vehicleDescription })
  return {
    id: lead.id,
    test: type === 'lead.test',
    created_at: isoInZone(lead.createdAt, place.timeZone),
    name: short(lead.name),
    last_name: short(lead.lastName),
    email: short(lead.email),
    phone: short(lead.phone),
    postcode: lead.postcode,
    message: lead.message && cutText(lead.message, longest),
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
export const leadPayload = (shape: PayloadShape, lead: DeliveredLead, type: 'lead.created' | 'lead.test' = 'lead.created') =>
  shapes[shape](lead, type)

/** Payload of a lead as indented JSON. */
export const formatPayload = (shape: PayloadShape, lead: DeliveredLead): string => JSON.stringify(leadPayload(shape, lead), null, 2)
