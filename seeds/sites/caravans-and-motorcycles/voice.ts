import type { Voice } from '../../stock/Voice'

const shared = {
  onItsWay: { new: 'This {title} is on its way up the range to {city}.', used: 'This {title} is on its way up the range to {city}.' },
  toOrder: 'We’ll order a {title} built your way.',
  sold: 'This {title} is off to a new owner. Tell us what you’re looking for and we’ll call when one like it comes in.',
}

/** The van yard: unhurried, for people who plan long trips. */
export const vanVoice: Voice = {
  ...shared,
  new: [
    'New {title}, parked under the shade sails and open for a look.',
    'This {title} has just come up from the factory. Walk through it, lie on the bed and open every cupboard.',
    'A brand new {title}, set up and open so you can see how it all works.',
  ],
  demo: [
    'Our display {title} is as new, inside and out.',
    'This {title} has been our show van. It’s been looked at a lot and towed very little.',
  ],
  used: [
    'This {title} has been through our workshop and is ready for the road.',
    'This {title} was a trade-in. We’ve been through its service records.',
    'A dry, clean {title}. We’ve been over the seals, brakes and bearings.',
    'We hose-tested this {title} for leaks before it went on sale.',
    'We’ve tried every appliance in this {title}. The gas certificate is in the folder with the manuals.',
    'This {title} comes with two sets of keys and its manuals.',
    'Pull out every drawer in this {title}. We have, and we’ve fixed the ones that stuck.',
  ],
  manyKm: [],
  features: ['There’s also {features}.', 'It’s set up with {features}.', 'It comes with {features}.'],
  closings: [
    'Come and have a look inside. Take all the time you need.',
    'Bring your tow vehicle and we’ll check the ball weight together.',
    'We’ll explain everything at handover, at your pace, with the gas and the water on.',
    'We take vans, bikes and cars as trade-ins.',
  ],
  usedClosings: ['Our own workshop has checked the gas and the brakes.'],
  arrivals: ['We’ll ring you when it’s washed and open for a look.', 'Ask us for the floor plan while it’s still on the road.'],
  orders: ['Ask us for the floor plans and the build time.', 'We’ll show you one like it, so you know what you’re ordering.'],
  testDrive: 'This one’s for test drives. Take it out, then ask us when you could buy it.',
}

/** The bike shop: brief, by riders. */
export const bikeVoice: Voice = {
  ...shared,
  new: [
    'We’ve assembled this new {title} in our workshop and can set it up for your height.',
    'This {title} is on the showroom floor. Come and sit on it.',
    'Fresh out of the crate: {title}.',
  ],
  demo: [
    'We’ve run in our {title} demo properly over {km} km.',
    'This {title} has been our demo for {km} km, with every service done here.',
  ],
  used: [
    '{title} with {km} km, good tyres and a few service receipts.',
    'This {title} has straight bars, clean forks and two keys.',
    'A standard {title} with nothing silly bolted on.',
    'Our workshop checked over this {title} when it was traded in at {km} km.',
    'We’ve measured the brakes and tyres on this {title}, so ask us how much is left.',
    'Our mechanic rode this {title} before we priced it.',
    'A clean {title} with {km} km and a stamped logbook.',
  ],
  manyKm: [
    'We’ve allowed for the {km} km in the price of this {title}.',
    'Ask us what we replaced on this {title} before it went on sale.',
    'At {km} km, this {title} has been further than most, so our mechanic went right through it.',
    'We’ve checked this {title} on the stand and out on the road.',
  ],
  features: ['Fitted with {features}.', 'It comes with {features}.', 'It has {features}.'],
  closings: [
    'Come in for a test ride, and bring your licence and riding gear.',
    'Trade in your old bike. We take vans and cars as well.',
    'We can arrange freight to your nearest depot.',
    'Call the shop and we’ll have it warmed up.',
  ],
  usedClosings: ['The safety certificate’s done and there’s plenty of life in the tyres.'],
  arrivals: ['We’ll call when it’s out of the crate.', 'Put your name down and we’ll keep you posted.'],
  orders: ['Ask us about colours and the current wait.', 'Come and sit on last year’s model in the meantime.'],
  testDrive: 'This one’s our test-drive bike. Ride it, then ask us when we’ll sell it.',
}
