import { anyCharacter } from '@forecourt/schema/testing/anyCharacter'
import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import type { CarFacts, LeadAttributes } from '../../../LeadRow'
import { leadForms } from '../../../leadForms'
import type { DeliveredLead } from '../../DeliveredLead'
import { sampleLead } from '../../sampleLead'
import { adfSchema } from './testing/adfSchema'
import { writeAdf } from './writeAdf'

const options = { isAgain: false, demoAs: null }
const sample = sampleLead('org', 'North Motors', { id: 'l-1', now: '2026-11-20T03:05:00.000Z' })

interface Changes {
  readonly lead?: Partial<DeliveredLead['lead']>
  readonly attributes?: Partial<LeadAttributes>
  readonly car?: Partial<CarFacts> | null
  readonly place?: Partial<DeliveredLead['place']>
}

const buildLead = ({ lead, attributes, car, place }: Changes = {}): DeliveredLead => ({
  lead: {
    ...sample.lead,
    attributes: { ...sample.lead.attributes, ...attributes },
    carFacts: car === null || !sample.lead.carFacts ? null : { ...sample.lead.carFacts, ...car },
    ...lead,
  },
  place: { ...sample.place, ...place },
})

const read = (xml: string) =>
  new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false }).parse(xml).adf.prospect
/** Validates many at once: the validator takes most of a second to start. */
const xmlFaults = async (xmls: readonly string[]): Promise<string[]> => {
  const files = xmls.map((contents, index) => ({ fileName: `lead-${index}.xml`, contents }))
  return (await validateXML({ xml: files, schema: adfSchema })).errors.map(({ rawMessage }) => rawMessage)
}

interface AdfContact {
  readonly name: string
  readonly changes: Changes
  readonly at: (prospect: ReturnType<typeof read>) => unknown
  readonly is: unknown
}

const auckland: Changes['place'] = {
  ...{ timeZone: 'Pacific/Auckland', country: 'NZ', street: '1 Great North Road', city: 'Grey Lynn', state: '' },
  postcode: '1021',
}

describe('A lead in ADF (ENT-16)', () => {
  it('A lead in ADF contains the shopper, the car, the time of the enquiry and the dealership', () => {
    const place = { ...{ locationName: 'Kirra Parramatta', dealershipName: 'Kirra Kia', street: '12 Church Street', city: 'Parramatta' } }
    const builtXml = buildLead({
      lead: {
        message: 'Is it still there?',
        optIn: true,
        optInWording: 'News by email',
        source: 'google',
        url: 'https://kirra.example/cars/rio',
      },
      attributes: { linkedQueryParams: { utm_campaign: 'spring' }, visitedPages: ['/', '/stock'] },
      car: { vin: 'KNADE123456789012', regoPlate: 'ABC12D' },
      place: { ...place, state: 'NSW', postcode: '2150', phone: '02 9000 0000', email: 'sales@kirra.example' },
    })
    expect(writeAdf([builtXml], options)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <?adf version="1.0"?>
      <adf>
      <prospect status="new">
      <id sequence="1" source="Forecourt">l-1</id>
      <requestdate>2026-11-20T14:05:00+11:00</requestdate>
      <vehicle interest="buy" status="used">
      <id source="Forecourt">test-car</id>
      <year>2022</year>
      <make>Kia</make>
      <model>Rio</model>
      <vin>KNADE123456789012</vin>
      <stock>TEST1</stock>
      <trim>S</trim>
      <odometer status="unknown" units="km">41200</odometer>
      <price type="asking" currency="AUD">18990</price>
      <comments>Rego: ABC12D</comments>
      </vehicle>
      <customer>
      <contact primarycontact="1">
      <name part="first" type="individual">Test</name>
      <name part="last" type="individual">Lead</name>
      <email>test@shopper.example</email>
      <phone type="cellphone">+61491570006</phone>
      <address type="home">
      <postalcode>2000</postalcode>
      <country>AU</country>
      </address>
      </contact>
      <comments>Is it still there?

      Category: Used Vehicle
      Postcode: 2000
      News and offers: Agreed
      Marketing: agreed to “News by email”
      Sent from: https://kirra.example/cars/rio
      Source: google
      utm_campaign: spring
      Pages seen: / /stock</comments>
      </customer>
      <vendor>
      <id source="Forecourt">org</id>
      <vendorname>Kirra Kia</vendorname>
      <contact>
      <name part="full" type="business">Kirra Parramatta</name>
      <email>sales@kirra.example</email>
      <phone type="voice">02 9000 0000</phone>
      <address type="work">
      <street line="1">12 Church Street</street>
      <city>Parramatta</city>
      <regioncode>NSW</regioncode>
      <postalcode>2150</postalcode>
      <country>AU</country>
      </address>
      </contact>
      </vendor>
      <provider>
      <name part="full" type="business">North Motors</name>
      <service>google</service>
      </provider>
      </prospect>
      </adf>
      "
    `)
  })

  const leadCases = [
    {
      name: 'the UTC offset of New Zealand',
      changes: { place: auckland },
      at: ({ requestdate }) => requestdate,
      is: '2026-11-20T16:05:00+13:00',
    },
    {
      name: 'a demonstrator in New Zealand as used',
      changes: { place: auckland, car: { carType: 'demo' } },
      at: ({ vehicle }) => vehicle['@status'],
      is: 'used',
    },
    {
      name: 'a demonstrator in Australia as new',
      changes: { car: { carType: 'demo' } },
      at: ({ vehicle }) => vehicle['@status'],
      is: 'new',
    },
    { name: 'New Zealand dollars', changes: { place: auckland }, at: ({ vehicle }) => vehicle.price['@currency'], is: 'NZD' },
    { name: 'a mobile number as a cellphone', changes: {}, at: ({ customer }) => customer.contact.phone['@type'], is: 'cellphone' },
    {
      name: 'a landline number as voice',
      changes: { lead: { phone: '+61290000000' } },
      at: ({ customer }) => customer.contact.phone['@type'],
      is: 'voice',
    },
    {
      name: 'a test drive as the interest',
      changes: { lead: { form: 'testDrive' } },
      at: ({ vehicle }) => vehicle['@interest'],
      is: 'test-drive',
    },
    {
      name: 'an offer as the price, with the advertised price in the comments',
      changes: { lead: { form: 'makeOffer' }, attributes: { offerCents: 1_700_050 } },
      at: ({ vehicle }) => [vehicle.price['#text'], vehicle.price['@type'], vehicle.pricecomments],
      is: ['17000.5', 'offer', 'Advertised at $18,990'],
    },
    {
      name: 'a trade-in as a second vehicle',
      changes: { attributes: { vehicleDescription: '2015 Mazda CX-5 Maxx, 80,000 km', rego: 'XYZ987', kms: 80_000 } },
      at: ({ vehicle: [, own] }) => [own['@interest'], own.year, own.make, own.model, own.odometer['#text'], own.comments.split('\n')[0]],
      is: ['trade-in', '2015', 'Mazda', 'CX-5 Maxx', '80000', 'Rego: XYZ987'],
    },
    {
      name: 'a placeholder vehicle for a lead without a car',
      changes: { car: null, lead: { form: 'general' } },
      at: ({ vehicle }) => [vehicle.year, vehicle.make],
      is: ['0000', 'Not stated'],
    },
    {
      name: 'the phone number as the name of a lead without a name',
      changes: { lead: { name: '', lastName: null, email: '' } },
      at: ({ customer }) => customer.contact.name['#text'],
      is: '+61491570006',
    },
    {
      name: 'a name of 10 kB, cut to 200 characters',
      changes: { lead: { name: 'A'.repeat(10_000) } },
      at: ({ customer }) => customer.contact.name[0]['#text'].length,
      is: 200,
    },
    { name: 'an emoji', changes: { lead: { name: 'Jo 🚗' } }, at: ({ customer }) => customer.contact.name[0]['#text'], is: 'Jo 🚗' },
  ] satisfies AdfContact[]

  it.each(leadCases)('A lead in ADF contains $name', ({ changes, at, is }) =>
    expect(at(read(writeAdf([buildLead(changes)], options)))).toEqual(is),
  )

  it('A lead in ADF is marked as resent when it was sent before', () => {
    expect(read(writeAdf([sample], { ...options, isAgain: true }))['@status']).toBe('resend')
  })

  it('A lead in ADF is valid against the ADF schema for every form and any entered text', async () => {
    const entered = fc.string({ unit: anyCharacter, maxLength: 60 })
    const forms = Object.keys(leadForms) as (keyof typeof leadForms)[]
    const leads = fc.sample(
      fc.record({
        lead: fc.record({
          form: fc.constantFrom(...forms),
          name: entered,
          lastName: entered,
          email: entered,
          phone: entered,
          postcode: entered,
          message: entered,
          source: entered,
          url: entered,
        }),
        attributes: fc.record({
          vehicleDescription: entered,
          rego: entered,
          kms: fc.nat(),
          preferredTime: fc.constantFrom(null, '2026-12-01T10:00'),
          preferredContact: fc.constantFrom(null, 'phone', 'email'),
          linkedQueryParams: fc.dictionary(entered, entered, { maxKeys: 3 }),
        }),
        car: fc.constantFrom(null, {}, { year: null, vin: '<x>', badge: '\u0000', km: null, priceCents: null }),
        place: fc.record({ locationName: entered, city: entered, state: entered, phone: entered }),
      }),
      { numRuns: runs(60), seed: 16 },
    )
    const enteredLeads = leads.map((changes) => buildLead(changes as Changes))
    const all = [...leadCases.map(({ changes }) => buildLead(changes)), ...enteredLeads]
    expect(await xmlFaults([writeAdf(all, options)])).toEqual([])
  })

  it('A lead in ADF is refused by the ADF schema when it contains an error', async () => {
    const good = writeAdf([sample], options)
    const broken = [
      good.replace('<make>Kia</make>', ''),
      good.replace('interest="buy"', 'interest="look"'),
      good.replace('>Kia<', '><'),
      good.replace('+11:00', 'Z'),
    ]
    const faults = await xmlFaults(broken)
    for (const place of broken.keys()) expect(faults.some((fault) => fault.startsWith(`lead-${place}.xml:`))).toBe(true)
  })
})
