import type { Voice } from '../../stock/Voice'

/** Calm and factual, by people who drive electric cars. */
export const voice: Voice = {
  new: [
    'You can see this new {title} in {city} now.',
    'Come and sit in this new {title}, then take it out for an hour.',
    'This new {title} is here, charged and ready to drive.',
    'New {title}. Ask us what it costs to charge at your place.',
  ],
  demo: [
    'We’ve driven this {title} for {km} km, so we can tell you how far it really goes on a charge.',
    'Our team put every one of the {km} km on this {title} demo.',
  ],
  used: [
    'We’ve tested the battery in this {title}. Ask to see the result.',
    'We’ve driven this {title} on the freeway and in traffic.',
    'This {title} has {km} km on it and is charged and ready to drive.',
    'This {title} came back from a subscriber who needed a bigger car.',
    'We’ve had this {title} on the hoist and on the charger.',
    '{title} with {km} km, two keys and the service invoices we have for it.',
    'We’ve fast-charged this one and can show you the results.',
    'We’ve already measured the battery in this {title}, at {km} km.',
  ],
  manyKm: [
    'At {km} km, this {title} has seen more road than most. Ask for the battery report.',
    'This {title} has {km} km on it. Read the battery report before you decide.',
    'We tested the battery in this {title} before we put a price on it.',
    'This {title} has {km} km on it. Check the battery report as well as the odometer.',
  ],
  features: ['It comes with {features}.', 'You also get {features}.', 'Included: {features}.'],
  closings: [
    'Give yourself an hour for the test drive and take it on the freeway.',
    'Both charging cables are in the boot.',
    'Tell us where you park and we’ll show you how you’d charge it.',
    'Swapping from petrol? We’ll take your old car.',
  ],
  usedClosings: ['Its battery report is yours to keep.', 'We’ll update its software before you collect it.'],
  onItsWay: {
    new: 'This {title} is about to be unloaded, then it’s off to {city}.',
    used: 'This {title} will be in {city} soon, with {km} km on it.',
  },
  arrivals: ['We’ll email you the battery report when it gets here.', 'Leave your details if you’d like the first drive.'],
  toOrder: 'Reserve a build slot for a {title} with us.',
  orders: ['We’ll send you the maker’s delivery estimate each month.', 'You can subscribe to another car until yours is built.'],
  sold: 'Sold: {title}. Tell us how far you drive and we’ll suggest another.',
  testDrive: 'This is our test-drive car, so come and try it. Want this one? Ask us when you could have it.',
}
