import type { Voice } from '../../stock/Voice'

/** Plain and short, like the yard's prices. */
export const voice: Voice = {
  new: [],
  demo: [],
  used: [
    'A tidy {title} with {km} km. The service books are in the glovebox.',
    'This {title} was traded in here in {city} and comes with both keys.',
    'We’ve had this {title} on the hoist. Read the report, then take the car for a drive.',
    'Clean inside and out, this {title} drives straight and feels tight.',
    'No fuss and no rattles, just a good honest {title} with {km} km.',
    'We bought this {title} from a local, who gave us a folder of service receipts with it.',
    'Tien has been over this {title} and taken it for a drive.',
    'There are {km} km on this {title}. Have a look through the logbook.',
    'Gary picked out this {title} himself, and Tien’s team has checked it since.',
  ],
  manyKm: [
    'We priced this {title} with its {km} km in mind. The workshop’s report lists what we did.',
    'This {title} passed our inspection at {km} km. Ask Tien to take you through the report.',
    'This {title} has {km} km on the clock. It’s been through our workshop, and you can read the report.',
    'Tien has had this one on the hoist. His report’s in the glovebox.',
  ],
  features: ['It’s got {features}.', 'It has {features}.', 'Worth a mention: {features}.'],
  closings: [
    'Come for a drive any day we’re open. Ring first and we’ll have it out the front.',
    'Bring your trade-in and Gary will price it while you’re on your test drive.',
    'Interstate? We’ll send you a walk-around video and book the truck.',
    'Mel can run through finance with you. Take the figures home and sleep on it.',
    'You’ll find us on Parramatta Road in {city}. Look for the blue gate.',
  ],
  usedClosings: ['Ring us and we’ll read you the inspection report over the phone.', 'Ask Tien what the workshop replaced.'],
  onItsWay: {
    new: 'This {title} is next on the truck to {city}.',
    used: 'This {title} is next on the truck to {city}, with {km} km on it.',
  },
  arrivals: ['Leave your number and we’ll ring you when it’s off the truck.', 'Can’t wait? We’ll ask the driver for a few photos.'],
  toOrder: 'We can order a {title} for you.',
  orders: ['Tell us what you’re after and we’ll see what’s coming.'],
  sold: 'This {title} is sold. Tell Gary what you’re after and he’ll keep an eye out for another.',
  testDrive: 'We keep this one as our test-drive car. Take it out, then ask Mel when you could have it.',
}
