import type { Voice } from '../../stock/Voice'

/** A Toyota dealer on the south-west coast who knows the customers. */
export const voice: Voice = {
  new: [
    'New {title}, here in {city} and ready when you are.',
    'This {title} came off the boat in Fremantle and is in our {city} showroom now.',
    'Your new {title} is waiting in {city}. There’s no need to order and wait.',
  ],
  demo: [
    'Our team has been driving this {title} around the South West. It’s only done {km} km.',
    'A demonstrator with {km} km: this {title} has had one careful owner, us.',
    'Skip the wait. This {title} is our demonstrator, with {km} km and plenty of new-car warranty left.',
  ],
  used: [
    'A local {title} with {km} km. We’ve seen its service records.',
    '{title} with {km} km, traded in at {dealer} and gone over by Toyota-trained technicians.',
    'Here’s a {title} with a stamped logbook. It’s travelled {km} km.',
    'This {title} came to us in {city} with {km} km, and our technicians have road-tested it.',
    'A clean {title}, {km} km, with two keys and its logbook.',
    'This {title} was inspected before we put a price on it. There are {km} km on the odometer.',
    '{title}, {km} km. We’ve measured its tyres, brakes and battery, and the figures are yours to see.',
    'Serviced here in {city} before it went on sale: {title}, {km} km.',
  ],
  manyKm: [
    'This {title} has earned its keep over {km} km. Ask us for its service record.',
    'A {title} with {km} km behind it, and priced for the distance.',
    'At {km} km this {title} has been through our workshop, and the sheet lists what was replaced.',
    '{title}, {km} km. Plenty of distance, and two keys.',
  ],
  features: ['You’ll have {features}.', 'It’s fitted with {features}.', 'It comes with {features}.'],
  closings: [
    'Book a drive any day we’re open, on your own if you like.',
    'Coming from Perth or further afield? Call first and we’ll have it out the front, fuelled up.',
    'We’ll value your trade-in on the spot, whatever make it is.',
    'Our finance team will put the weekly, the total and every fee on one page.',
  ],
  usedClosings: ['A year of roadside assistance is included.', 'It’s been through our workshop, and you can see the sheet.'],
  onItsWay: { new: 'On the boat and on its way to {city}: {title}.', used: 'On its way to {city}: {title}, {km} km.' },
  arrivals: ['Pop your name down and you’ll be the first to drive it.', 'We’ll send you photos the day it gets to {city}.'],
  toOrder: 'Order your {title} in the colour you want.',
  orders: ['We’ll tell you the expected build month before you pay anything.', 'Drive one like it while you wait for yours.'],
  testDrive:
    'This is our test-drive car. Come and drive it, then order one in the colour you want, or ask us when this one could be yours.',
}
