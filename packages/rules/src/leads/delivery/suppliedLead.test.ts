import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { suppliedFields, suppliedText } from './suppliedFields'
import { type SuppliedContext, suppliedLead } from './suppliedLead'

const context: SuppliedContext = { supplier: 'Carsales', country: 'AU', car: null, locationId: null, dealershipSlug: null }
const fields = { name: 'Ana', last_name: 'Lee', email: 'ana@Shopper.Example', phone: '0491 570 006', message: 'Is it there?' }
const parseLead = (input: object, more: Partial<SuppliedContext> = {}) => {
  const checked = suppliedLead(input, { ...context, ...more })
  if (!checked.ok) throw new Error(checked.message)
  return checked.lead
}

describe('a lead of a marketplace (API-07)', () => {
  it('a lead of a marketplace has the marketplace as its source, and no consent', () => {
    expect(parseLead({ ...fields, opt_in: true })).toMatchObject({
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

  it('a lead of a marketplace is about a car of the site', () => {
    const car = buildCar({ id: 'c1', carType: 'used' })
    expect(parseLead(fields, { car })).toMatchObject({ form: 'vehicle', category: 'Used Vehicle', carId: 'c1', locationId: car.locationId })
    expect(parseLead({ ...fields, form: 'test_drive' }, { car })).toMatchObject({ form: 'testDrive' })
  })

  it('a lead of a marketplace mentions an unknown car in the message as it was sent', () => {
    expect(parseLead({ ...fields, form: 'makeOffer', stock_number: 'A-17' })).toMatchObject({
      form: 'general',
      message: 'Is it there?\n\nAbout: A-17',
    })
  })

  it.each([
    { name: 'no object', input: [], message: 'Send a lead as a JSON object.' },
    { name: 'no email address or phone number', input: { name: 'Ana' }, message: 'Enter an email address or a phone number.' },
    { name: 'an invalid email address', input: { name: 'Ana', email: 'ana at home' }, message: 'This is not an email address.' },
    { name: 'an invalid phone number', input: { name: 'Ana', phone: 'ask for Ana' }, message: 'Enter an email address or a phone number.' },
  ])('a lead of a marketplace with $name is refused', ({ input, message }) =>
    expect(suppliedLead(input, context)).toMatchObject({ ok: false, message }),
  )

  it.each([
    ['a number without area code, unchanged', { ...fields, phone: '5550 1234' }, { phone: '5550 1234' }],
    ['a phone number sent as a number', { ...fields, phone: 491570156 }, { phone: '+61491570156' }],
    ['an address as Outlook writes it', { ...fields, email: 'ana@x.example <mailto:ana@x.example>' }, { email: 'ana@x.example' }],
    ['a number as Outlook writes it', { ...fields, phone: '0491 570 006 <tel:0491570006>' }, { phone: '+61491570006' }],
    ['a lead without a name', { email: 'a@b.example' }, { name: '', email: 'a@b.example' }],
    ['a call without a name', { phone: '0491 570 006' }, { name: '', email: '', phone: '+61491570006' }],
    ['the terms by either name', { ...fields, terms_conditions: 'true' }, { termsAgreed: true, optIn: false }],
    ['the terms by the other name', { ...fields, consent: { terms_agreed: true } }, { termsAgreed: true }],
    ['a name of 10 kB, cut', { ...fields, name: 'x'.repeat(10_000) }, { name: 'x'.repeat(200) }],
    ['a mail header injection, in one line', { ...fields, name: 'Ana\r\nBcc: x@y.example' }, { name: 'Ana Bcc: x@y.example' }],
    [
      'other types of values unchanged',
      { ...fields, message: { a: 1 }, postcode: 2000 },
      { message: 'Message, as sent: “{"a":1}”', postcode: '2000' },
    ],
    [
      'nested objects',
      { contact: { email: 'a@b.example', phones: [1] }, customer: { id: 'c', name: { first: 'Ana', last: 'Lee' } } },
      { name: 'Ana', lastName: 'Lee' },
    ],
    ['nested fields of a form', { 'contact[email]': 'a@b.example', 'customer[first_name]': 'Ana' }, { name: 'Ana', email: 'a@b.example' }],
    [
      'a car in parts',
      { ...fields, vehicle: { year: 2019, make: 'Kia', model: 'Rio', stock: 'S1' } },
      { message: 'Is it there?\n\nAbout: 2019 Kia Rio' },
    ],
  ])('a lead of a marketplace stores $0', (_name, input, is) => expect(parseLead(input)).toMatchObject(is))

  it.each([
    ['email', 'not provided', 'Email, as sent: “not provided”'],
    ['email', 'N/A', 'Email, as sent: “N/A”'],
    ['phone', 'ask for Ana 12', 'Phone, as sent: “ask for Ana 12”'],
    ['postcode', 800, 'Postcode, as sent: “800”'],
    ['postcode', 'NT 0800', 'Postcode, as sent: “NT 0800”'],
    ['type', 'Lead from chat', 'Form, as sent: “Lead from chat”'],
    ['location', 'Somewhere', 'Location, as sent: “Somewhere”'],
    ['files_not_kept', 'a.doc', 'Sent with files that aren’t stored here: a.doc'],
  ])('a lead of a marketplace stores an invalid %s in a note: %s', (field, written, note) => {
    const way = field === 'email' ? { phone: '0491 570 006' } : { email: 'ana@shopper.example' }
    const lead = parseLead({ ...way, [field]: written, message: 'x'.repeat(6000) })
    expect(lead.message?.endsWith(`x\n\n${note}`)).toBe(true)
    expect(lead.message?.length).toBeLessThanOrEqual(5000)
    expect(lead).toMatchObject({ postcode: null, ...(field === 'email' ? { email: '' } : { phone: '' }) })
  })

  it.each([
    ['a lead', { data: { id: 'L1' }, contact: { id: 'C1' } }, 'L1'],
    ['no customer, so that it stays empty', { customer: { id: 'C1' } }, ''],
    ['no vehicle, so that it stays empty', { vehicle: { id: 'V1' } }, ''],
    ['no customer field of a form, so that it stays empty', { 'customer[id]': 'C1' }, ''],
    ['the outer object', { data: { id: 'inner' }, id: 'outer' }, 'outer'],
  ])('a lead of a marketplace takes its id from %s', (_name, input, id) => expect(suppliedText(suppliedFields(input) ?? {}, 'id')).toBe(id))

  it('a lead of a marketplace stores the phone number and limits the message for any data sent (API-07)', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('name', 'email', 'phone', 'postcode', 'message', 'contact', 'vehicle', 'x'), fc.jsonValue()),
        (input) => {
          const stored = parseLead({ ...input, phone: '0491 570 006' })
          expect(stored.phone).toBe('+61491570006')
          expect(stored.message?.length ?? 0).toBeLessThanOrEqual(5000)
        },
      ),
    )
  })
})
