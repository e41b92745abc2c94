import type { Voice } from '../../stock/Voice'

/** Calm and factual, by people who drive electric cars. */
export const voice: Voice = {
  new: [
    'A new {title}, in {city} now.',
    'This new {title} is here, charged and ready to drive.',
    'New {title}. Ask us what it costs to charge at your place.',
  ],
  demo: [
    'We’ve lived with this {title} for {km} km, and can tell you how far it really goes.',
    'Our {title} demo has done {km} km, all with us.',
  ],
  used: [
    'We’ve tested the battery of this {title} at {km} km, and you can see the result.',
    'A quiet {title} that shows {km} km. We’ve driven it on the freeway and in traffic.',
    'This {title} has {km} km, new wiper blades and a full charge.',
    '{title}, {km} km. It came back from a subscriber who moved up a size.',
    'Inspected on the hoist and on the charger: {title}, {km} km.',
    '{title}, {km} km, with two keys and the service invoices we were given.',
    'This {title} shows {km} km. We’ve fast-charged it and logged the result.',
    'New to us at {km} km: a {title} with its battery already measured.',
  ],
  manyKm: [
    'At {km} km this {title} has more road behind it than most. Ask for the battery report.',
    'A {title} with {km} km. Read the battery report before you decide.',
    '{km} km on this {title}, so we tested its battery before we priced it.',
    'This {title} has travelled {km} km. Look at the battery figure first, then the distance.',
  ],
  features: ['It comes with {features}.', 'Along for the ride: {features}.', 'Included: {features}.'],
  closings: [
    'Drive it any day we’re open. Give yourself an hour and take it on the freeway.',
    'Both charging cables are in the boot.',
    'Tell us where you park and we’ll show you how you’d charge it.',
    'Swapping from petrol? We’ll take your old car.',
  ],
  usedClosings: ['Its battery report is yours to keep.', 'We’ve updated its software, so it’s current.'],
  onItsWay: { new: 'Unloading soon for {city}: {title}.', used: 'Coming to {city}: {title}, {km} km.' },
  arrivals: ['We’ll email you the battery report when it gets here.', 'Leave your details for the first drive.'],
  toOrder: 'Reserve a build slot for a {title} with us.',
  orders: ['We’ll send you the maker’s delivery estimate each month.', 'Subscribe to something else until yours is built.'],
  testDrive: 'This is our test-drive car, so come and try it. If you’d like this very one, ask us when you could have it.',
}
