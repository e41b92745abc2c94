import type { Voice } from '../../stock/Voice'

/** A large group: precise, with the same promise at each dealership but Geelong, whose site has a voice of its own. */
export const voice: Voice = {
  new: [
    'This brand new {title} is at {dealer}, ready for delivery.',
    'This {title} has landed in {city}.',
    'New {title}, in stock at {dealer}.',
    'This new {title} is on the floor at {dealer}.',
    'Come and see this new {title} in {city}.',
  ],
  demo: [
    'The team at {dealer} has been driving this {title}, and it’s been serviced on site.',
    'Our {title} demonstrator has done {km} km and is ready to go.',
  ],
  used: [
    'The workshop at {dealer} has inspected this {title}.',
    '{dealer} has checked the service records of this {title}.',
    'Traded in at {dealer}, this {title} comes with two keys and its books.',
    'This {title} passed our workshop inspection at {km} km.',
    'Well presented inside and out, this {title} has {km} km on the odometer.',
    '{title} with {km} km, road-tested and detailed at {dealer}.',
    'Ask {dealer} for the written inspection report on this {title}.',
    'Before putting this {title} up for sale, {dealer} inspected it.',
  ],
  manyKm: [
    'This {title} has done {km} km. You’re welcome to look through its service records.',
    'After {km} km, this {title} has an inspection report you can read before you come in.',
    'This {title} has travelled {km} km, and we’ve priced it accordingly.',
    'At {dealer}, we’ve inspected the brakes, tyres and suspension of this {title}.',
  ],
  features: ['Equipment includes {features}.', 'Highlights: {features}.', 'Features include {features}.'],
  closings: [
    'Choose a time for a test drive online and we’ll confirm it.',
    'Closer to another Meridian dealership? Ask us what it costs to bring it there.',
    'We take trade-ins of any make and put our valuation in writing.',
    'Call ahead and we’ll have it waiting in {city}.',
    'Buying from interstate? We can film a walk-around and arrange transport.',
  ],
  usedClosings: ['Any Meridian workshop can service it and see its full record.', 'It comes with 12 months of roadside assistance.'],
  onItsWay: { new: 'This {title} is in transit to {dealer}.', used: 'This {title}, with {km} km, is in transit to {dealer}.' },
  arrivals: ['Register your interest and we’ll tell you when it’s due.', 'Ask us which other dealership has one you can see today.'],
  toOrder: 'You can order this {title} through {dealer}.',
  orders: ['We’ll confirm the price, colour and build date in writing.', 'Ask to see a similar one at another Meridian dealership.'],
  sold: 'This {title} has been sold. Another Meridian dealership may have one like it.',
  testDrive: 'Ask for the keys: it’s our test-drive car. Drive it, then order your own or ask when we’ll sell this one.',
}
