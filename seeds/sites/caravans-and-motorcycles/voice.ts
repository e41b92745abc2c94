import type { Voice } from '../../stock/Voice'

const shared = {
  onItsWay: { new: 'Coming up the range to {city}: {title}.', used: 'Coming up the range to {city}: {title}.' },
  toOrder: 'We’ll order a {title} built your way.',
}

/** The van yard: unhurried, for people who plan long trips. */
export const vanVoice: Voice = {
  ...shared,
  new: [
    'New {title}, parked under the shade sails and open for a look.',
    'This {title} has just come up from the factory. Walk through it, lie on the bed, open every cupboard.',
    'A brand new {title}, set up with the awning out so you can see how it all works.',
  ],
  demo: [
    'Our display {title}, as new inside and out.',
    'This {title} has been our show van. It’s been looked at a lot and towed very little.',
  ],
  used: [
    '{title}, inspected in our workshop and set for the road.',
    'This {title} was traded in here. We’ve been through its workshop invoices.',
    'A dry, clean {title}. We’ve been over the seals, brakes and bearings.',
    '{title}, hose-tested for leaks before it went on sale.',
    'We’ve run every appliance in this {title}, and the gas certificate is with its papers.',
    'This {title} comes with two sets of keys and its manuals.',
    'Pull out every drawer of this {title}. We’ve already done it, and fixed the ones that stuck.',
  ],
  manyKm: [],
  features: ['On board: {features}.', 'It’s set up with {features}.', 'It comes with {features}.'],
  closings: [
    'Inspections any day we’re open. Take all the time you need.',
    'Bring your tow vehicle and we’ll check the ball weight together.',
    'We’ll explain everything at handover, at your pace, with the gas and the water on.',
    'We take vans, bikes and cars as trade-ins.',
  ],
  usedClosings: ['Our own workshop has checked the gas and the brakes.'],
  arrivals: ['We’ll ring you when it’s washed and open for a look.', 'Ask us for the floor plan while it’s still on the road.'],
  orders: ['Ask for the layout plans and the build time.', 'We’ll show you one like it, so you know what you’re ordering.'],
  testDrive: 'This is our test-drive car. Take it out, then ask us when it could be yours at this price.',
}

/** The bike shop: brief, by riders. */
export const bikeVoice: Voice = {
  ...shared,
  new: [
    'New {title}, assembled in our workshop and set up for your height.',
    'The {title} is on our floor. Come and sit on it.',
    'Fresh out of the crate: {title}.',
  ],
  demo: ['Our demo {title}, run in properly over {km} km.', 'We’ve ridden this {title} for {km} km, and fought over whose turn it was.'],
  used: [
    '{title} with {km} km, good tyres and the service receipts we were given.',
    '{title}, {km} km. Straight bars, clean forks and two keys.',
    'A standard {title} with {km} km. Nothing silly bolted on.',
    '{title}, traded in at {km} km and checked over in our workshop.',
    'We’ve measured the brakes and tyres of this {title}. It’s on {km} km.',
    '{title}, {km} km. Our mechanic rode it before we priced it.',
    'A clean {title} with {km} km and a stamped logbook.',
  ],
  manyKm: [
    '{title} with {km} km, and a price that allows for them.',
    '{km} km on this {title}. Ask what we replaced before we put it out.',
    'At {km} km this {title} has been further than most, so our mechanic went right through it.',
    '{title}, {km} km, inspected on the stand and out on the road.',
  ],
  features: ['Fitted with {features}.', 'It comes with {features}.', 'It has {features}.'],
  closings: [
    'Test rides any day we’re open. Bring your licence and riding gear.',
    'Trade in your old bike. We take vans and cars as well.',
    'Freight to your nearest depot can be arranged.',
    'Call the shop and we’ll have it warmed up.',
  ],
  usedClosings: ['The roadworthy’s done and the tyres are good for a while yet.'],
  arrivals: ['We’ll call when it’s out of the crate.', 'Put your name down and we’ll keep you posted.'],
  orders: ['Ask about colours and how long the ship takes.', 'Come and sit on last year’s in the meantime.'],
  testDrive: 'This is our test-drive car. Take it out, then ask us when it could be yours at this price.',
}
