import { describe, expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { type SuppliedContext, suppliedLead } from './suppliedLead'

const context: SuppliedContext = { supplier: 'Carsales', country: 'AU', car: null, locationId: null, dealershipSlug: null }
const said = { name: 'Ana', last_name: 'Lee', email: 'ana@Shopper.Example', phone: '0491 570 006', message: 'Is it there?' }
const leadOf = (input: object, more: Partial<SuppliedContext> = {}) => {
  const checked = suppliedLead(input, { ...context, ...more })
  if (!checked.ok) throw new Error(checked.message)
  return checked.lead
}

describe('A lead of a market place (API-07)', () => {
  it('names it as its source, and agrees to nothing', () => {
    expect(leadOf({ ...said, opt_in: true })).toMatchObject({
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
    expect(leadOf(said, { car })).toMatchObject({ form: 'vehicle', category: 'Used Vehicle', carId: 'c1', locationId: car.locationId })
    expect(leadOf({ ...said, form: 'test_drive' }, { car })).toMatchObject({ form: 'testDrive' })
  })

  it('about a car nobody knows says which in its words', () => {
    expect(leadOf({ ...said, form: 'makeOffer', stock_number: 'A-17' })).toMatchObject({
      form: 'general',
      message: 'Is it there?\n\nAbout: A-17',
    })
  })

  it.each([
    { name: 'no object', input: [], says: 'Send a lead as a JSON object.' },
    { name: 'nobody', input: { email: 'a@b.example' }, says: 'Say who asks.' },
    { name: 'no way to answer', input: { name: 'Ana' }, says: 'Give an email address or a phone number.' },
    { name: 'an address that is none', input: { name: 'Ana', email: 'ana at home' }, says: 'That is no email address.' },
  ])('with $name is refused', ({ input, says }) => expect(suppliedLead(input, context)).toMatchObject({ ok: false, message: says }))

  it.each([
    ['a number that can’t be dialled, as it is', { ...said, phone: 'ask for Ana 12' }, { phone: 'ask for Ana 12' }],
    ['a name of 10 kB, cut', { ...said, name: 'x'.repeat(10_000) }, { name: 'x'.repeat(200) }],
    ['what mail would read as a header, in one line', { ...said, name: 'Ana\r\nBcc: x@y.example' }, { name: 'Ana Bcc: x@y.example' }],
    ['other kinds of values as missing', { ...said, message: { a: 1 }, postcode: 2000 }, { message: null, postcode: '2000' }],
  ])('keeps $0', (_name, input, is) => expect(leadOf(input)).toMatchObject(is))
})
