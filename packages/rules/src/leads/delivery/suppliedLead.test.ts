import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { suppliedFields, suppliedText } from './suppliedFields'
import { type SuppliedContext, suppliedLead } from './suppliedLead'

const context: SuppliedContext = { supplier: 'Carsales', country: 'AU', car: null, locationId: null, dealershipSlug: null }
const fields = { name: 'Ana', last_name: 'Lee', email: 'ana@Shopper.Example', phone: '0491 570 006', message: 'Is it there?' }
const leadOf = (input: object, more: Partial<SuppliedContext> = {}) => {
  const checked = suppliedLead(input, { ...context, ...more })
  if (!checked.ok) throw new Error(checked.message)
  return checked.lead
}

describe('A lead of a market place (API-07)', () => {
  it('names it as its source, and agrees to nothing', () => {
    expect(leadOf({ ...fields, opt_in: true })).toMatchObject({
      ...{
        form: 'general',
        category: 'General Enquiry',
        name: 'Ana',
        lastName: 'Lee',
        email: 'ana@shopper.example',
        phone: '+61491570006',
      },
      ...{ message: 'Is it there?', source: 'Carsales', optIn: false, termsAgreed: false },
    })
  })

  it('is about a car of the site', () => {
    const car = buildCar({ id: 'c1', carType: 'used' })
    expect(leadOf(fields, { car })).toMatchObject({ form: 'vehicle', category: 'Used Vehicle', carId: 'c1', locationId: car.locationId })
    expect(leadOf({ ...fields, form: 'test_drive' }, { car })).toMatchObject({ form: 'testDrive' })
  })

  it('about an unknown car names it as sent', () => {
    expect(leadOf({ ...fields, form: 'makeOffer', stock_number: 'A-17' })).toMatchObject({
      form: 'general',
      message: 'Is it there?\n\nAbout: A-17',
    })
  })

  it.each([
    { name: 'no object', input: [], says: 'Send a lead as a JSON object.' },
    { name: 'no way to answer', input: { name: 'Ana' }, says: 'Enter an email address or a phone number.' },
    { name: 'an address that is none', input: { name: 'Ana', email: 'ana at home' }, says: 'This is not an email address.' },
    { name: 'a number that is none', input: { name: 'Ana', phone: 'ask for Ana' }, says: 'Enter an email address or a phone number.' },
  ])('with $name is refused', ({ input, says }) => expect(suppliedLead(input, context)).toMatchObject({ ok: false, message: says }))

  it.each([
    ['a number without its area, as it is', { ...fields, phone: '5550 1234' }, { phone: '5550 1234' }],
    ['a number for a number of a program', { ...fields, phone: 491570156 }, { phone: '+61491570156' }],
    ['an address as Outlook writes it', { ...fields, email: 'ana@x.example <mailto:ana@x.example>' }, { email: 'ana@x.example' }],
    ['a number as Outlook writes it', { ...fields, phone: '0491 570 006 <tel:0491570006>' }, { phone: '+61491570006' }],
    ['a lead without a name', { email: 'a@b.example' }, { name: '', email: 'a@b.example' }],
    ['a call without a name', { phone: '0491 570 006' }, { name: '', email: '', phone: '+61491570006' }],
    ['the terms by either name', { ...fields, terms_conditions: 'true' }, { termsAgreed: true, optIn: false }],
    ['the terms by the other name', { ...fields, consent: { terms_agreed: true } }, { termsAgreed: true }],
    ['a name of 10 kB, cut', { ...fields, name: 'x'.repeat(10_000) }, { name: 'x'.repeat(200) }],
    ['what mail would read as a header, in one line', { ...fields, name: 'Ana\r\nBcc: x@y.example' }, { name: 'Ana Bcc: x@y.example' }],
    [
      'other kinds of values as they are',
      { ...fields, message: { a: 1 }, postcode: 2000 },
      { message: 'Message, as sent: “{"a":1}”', postcode: '2000' },
    ],
    [
      'what is nested',
      { contact: { email: 'a@b.example', phones: [1] }, customer: { id: 'c', name: { first: 'Ana', last: 'Lee' } } },
      { name: 'Ana', lastName: 'Lee' },
    ],
    ['what a form nests', { 'contact[email]': 'a@b.example', 'customer[first_name]': 'Ana' }, { name: 'Ana', email: 'a@b.example' }],
    [
      'a car in parts',
      { ...fields, vehicle: { year: 2019, make: 'Kia', model: 'Rio', stock: 'S1' } },
      { message: 'Is it there?\n\nAbout: 2019 Kia Rio' },
    ],
  ])('keeps $0', (_name, input, is) => expect(leadOf(input)).toMatchObject(is))

  it.each([
    ['email', 'not provided', 'Email, as sent: “not provided”'],
    ['email', 'N/A', 'Email, as sent: “N/A”'],
    ['phone', 'ask for Ana 12', 'Phone, as sent: “ask for Ana 12”'],
    ['postcode', 800, 'Postcode, as sent: “800”'],
    ['postcode', 'NT 0800', 'Postcode, as sent: “NT 0800”'],
    ['type', 'Lead from chat', 'Form, as sent: “Lead from chat”'],
    ['location', 'Somewhere', 'Location, as sent: “Somewhere”'],
    ['files_not_kept', 'a.doc', 'Sent with files that aren’t stored here: a.doc'],
  ])('keeps a %s that isn’t understood in a note: %s', (field, written, note) => {
    const way = field === 'email' ? { phone: '0491 570 006' } : { email: 'ana@shopper.example' }
    const lead = leadOf({ ...way, [field]: written, message: 'x'.repeat(6000) })
    expect(lead.message?.endsWith(`x\n\n${note}`)).toBe(true)
    expect(lead.message?.length).toBeLessThanOrEqual(5000)
    expect(lead).toMatchObject({ postcode: null, ...(field === 'email' ? { email: '' } : { phone: '' }) })
  })

  it.each([
    ['a lead', { data: { id: 'L1' }, contact: { id: 'C1' } }, 'L1'],
    ['no person', { customer: { id: 'C1' } }, ''],
    ['no car', { vehicle: { id: 'V1' } }, ''],
    ['no person of a form', { 'customer[id]': 'C1' }, ''],
    ['the outer one', { data: { id: 'inner' }, id: 'outer' }, 'outer'],
  ])('is known by the id of %s', (_name, input, id) => expect(suppliedText(suppliedFields(input) ?? {}, 'id')).toBe(id))

  it('whatever is sent is stored with every word of its way to answer, or refused in words (API-07)', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('name', 'email', 'phone', 'postcode', 'message', 'contact', 'vehicle', 'x'), fc.jsonValue()),
        (input) => {
          const stored = leadOf({ ...input, phone: '0491 570 006' })
          expect(stored.phone).toBe('+61491570006')
          expect(stored.message?.length ?? 0).toBeLessThanOrEqual(5000)
        },
      ),
    )
  })
})
