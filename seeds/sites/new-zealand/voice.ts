import type { Voice } from '../../stock/Voice'

/** A Waikato trader: friendly, in New Zealand words. */
export const voice: Voice = {
  new: ['Brand new {title}, sitting in {city} with your name on it.'],
  demo: ['We’ve been running around {city} in this {title}, and it still smells new.', 'Ex-demo {title} with just {km} km on it.'],
  used: [
    'A cracking {title} with {km} km, hand-picked for our yard.',
    'We drove this {title} before we bought it, and again after its service.',
    'A {title} with {km} km, and a tidy one at that.',
    'We’ve given this {title} a groom and a service.',
    'Nice straight {title}, checked on our hoist before it went on the yard.',
    'This {title} has {km} km on it and two keys.',
    'We’ve had a look underneath this {title} and taken it up the expressway.',
    'Ask us for the service records that came with this {title}.',
  ],
  manyKm: [
    'It’s still a good drive at {km} km. We’ll tell you what we’ve done to this {title}.',
    'Don’t be put off by the {km} km on this {title}. Come and drive it.',
    'This {title} has done {km} km, so we had a good look underneath before we bought it.',
    'Pete’s been over this {title} in the workshop, so ask him what he found.',
    'This one has {km} km on the clock. Take it for a decent drive before you decide.',
  ],
  features: ['You’ll get {features}.', 'The nice-to-haves include {features}.', 'It has {features}.'],
  closings: [
    'Flick us a message and we’ll have it out the front when you get here.',
    'Swing by for a drive any day we’re open.',
    'Got something to trade? Bring it along and we’ll make you an offer.',
    'From out of town? We’ll send you a video and line up transport, even across Cook Strait.',
  ],
  usedClosings: ['It’ll have a current WoF when you pick it up.', 'Get your own mechanic to look it over. We’d rather you did.'],
  onItsWay: { new: 'This {title} is heading to {city}.', used: 'This {title} is heading to {city}, with {km} km on the clock.' },
  arrivals: ['Give us your number and we’ll text you when it rolls in.', 'It still needs its groom and WoF, so watch this space.'],
  toOrder: 'We can order you a {title}.',
  orders: ['Ask us how long the wait is. We’ll give you a straight answer.'],
  sold: 'This {title} has found a new owner. Flick us a message if you’d like one like it.',
  testDrive: 'This one’s our test-drive car. Take it for a spin, and if you’d like this one, ask us when it’ll be free.',
}
