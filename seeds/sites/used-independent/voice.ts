import type { Voice } from '../../stock/Voice'

/** Plain and short, like the yard's prices. */
export const voice: Voice = {
  new: [],
  demo: [],
  used: [
    'A tidy {title} with {km} km, and the service books to match.',
    '{title}, {km} km. Traded in here in {city}, and it comes with both keys.',
    'We’ve had this {title} on the hoist, and the report’s in the glovebox. It’s done {km} km.',
    'Clean inside and out, this {title} starts first time and drives straight. {km} km.',
    '{title} with {km} km. No fuss, no rattles, just a good honest car.',
    'We bought this {title} from a local, with a folder of service receipts. It’s on {km} km.',
    'Tien has checked this {title} and driven it. Its odometer reads {km} km.',
    '{title}, {km} km. Read the stamps in the logbook, then take it for a drive.',
    'Gary chose this {title}, and the workshop has been through it since. {km} km.',
  ],
  manyKm: [
    '{title} with {km} km, and priced with that in mind. The workshop’s report says what was done.',
    'Yes, it’s done {km} km. This {title} passed our inspection, and the price allows for the distance.',
    'At {km} km this {title} is no youngster. Ask to see what we replaced.',
    '{title}, {km} km. We’ve had it on the hoist and written down what we found.',
  ],
  features: ['It’s got {features}.', 'On the list: {features}.', 'Worth a mention: {features}.'],
  closings: [
    'Come for a drive any day we’re open. Ring first and we’ll have it out the front.',
    'Bring your trade and we’ll price it while you’re out driving.',
    'Interstate? We’ll send you a walk-around video and book the truck.',
    'Mel can run through finance with you. Take the figures home and sleep on it.',
    'You’ll find us on Parramatta Road in {city}. Look for the blue gate.',
  ],
  usedClosings: ['Roadside assistance comes with it.', 'Ask Tien what the workshop replaced.'],
  onItsWay: { new: 'Next on the truck to {city}: {title}.', used: 'Next on the truck to {city}: {title}, {km} km.' },
  arrivals: ['Leave your number and we’ll ring when it’s off the truck.', 'Can’t wait? We’ll ask the driver for a few photos.'],
  toOrder: 'We can order a {title} for you.',
  orders: ['Tell us what you’re after and we’ll see what’s coming.'],
  testDrive: 'This one’s our test-drive car. Take it out, then ask us when it could be yours at this price.',
}
