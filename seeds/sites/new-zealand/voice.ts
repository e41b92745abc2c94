import type { Voice } from '../../stock/Voice'

/** A Waikato trader: friendly, in New Zealand words. */
export const voice: Voice = {
  new: ['Brand new {title}, sitting in {city} with your name on it.'],
  demo: [
    'We’ve been running around {city} in this {title}. It’s done {km} km and still smells new.',
    'Ex-demo {title} with just {km} km on it.',
  ],
  used: [
    'A cracking {title} with {km} km, hand-picked for our yard.',
    'We turned down three before we found this {title}, with {km} km on the clock.',
    '{title}, {km} km, and a tidy one at that.',
    'This {title} has {km} km on it. We’ve given it a groom and a service.',
    'Nice straight {title} with {km} km and a history we can show you.',
  ],
  manyKm: [
    '{km} km, and still a good drive. This {title} has had its services and it’s priced to match.',
    'It’s been around a bit at {km} km, but this {title} has been well cared for.',
  ],
  features: ['Comes with {features}.', 'Nice to have: {features}.', 'It has {features}.'],
  closings: [
    'Flick us a message and we’ll have it out the front when you get here.',
    'Swing by {city} for a drive any day we’re open.',
    'Got something to trade? Bring it along and we’ll make you an offer.',
    'From out of town? We’ll send a video and line up transport, even across the strait.',
  ],
  usedClosings: ['It’ll have a fresh WoF when you pick it up.', 'Take it to your own mechanic if you like. We’d rather you did.'],
  onItsWay: { new: 'Heading to {city}: {title}.', used: 'Heading to {city}: {title}, {km} km.' },
  arrivals: ['Give us your number and we’ll text you when it rolls in.', 'It still needs its groom and WoF, so watch this space.'],
  toOrder: 'We can order you a {title}.',
  orders: ['Ask us how long the wait is. We’ll give you a straight answer.'],
  testDrive: 'This is our test-drive car. Take it for a spin, and if you’d like this one, ask us when it could be yours.',
}
