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
    'We drove this {title} before we bought it, and again after its service. {km} km on the clock.',
    '{title}, {km} km, and a tidy one at that.',
    'This {title} has {km} km on it. We’ve given it a groom and a service.',
    'Nice straight {title} with {km} km, checked on our hoist before it went out.',
    '{title}, {km} km, and two keys on the ring.',
    'Looked over underneath and driven up the expressway: {title}, {km} km.',
    'This {title} has {km} km. We can show you the service records that came with it.',
  ],
  manyKm: [
    '{km} km, and still a good drive. We’ll tell you what we’ve done to this {title}.',
    'This {title} has done {km} km, so we had a good look underneath before we bought it.',
    '{title}, {km} km. We’ve been over it in the workshop, so ask us what we found.',
    'This {title} has {km} km on the clock.',
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
