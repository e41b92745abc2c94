import type { Voice } from '../../stock/Voice'

/** A Toyota dealer on the south-west coast who knows the customers. */
export const voice: Voice = {
  new: [
    'This new {title} is here in {city}, ready when you are.',
    'This {title} came off the boat in Fremantle and is in our {city} showroom now.',
    'Come and sit in this new {title} in {city}.',
    'We have this new {title} in {city} now, so you won’t have to order one and wait.',
  ],
  demo: [
    'Our team has put {km} km on this {title} around the South West.',
    'This {title} demonstrator has had one careful owner, us.',
    'Skip the wait. This {title} is our demonstrator, with {km} km and plenty of new-car warranty left.',
  ],
  used: [
    'This {title} is a local car, and we’ve seen its service records.',
    '{title} with {km} km, traded in at {dealer} and gone over by Toyota-trained technicians.',
    'This {title} has {km} km behind it and a stamped logbook.',
    'Our technicians in {city} have road-tested this {title}.',
    'A clean {title} with {km} km, two keys and its logbook.',
    'We inspected this {title} before we put a price on it. Ask us for the sheet.',
    'Want to know how worn the tyres and brakes are on this {title}? We’ve measured both, and the battery too.',
    'We serviced this {title} in {city} at {km} km, before it went on sale.',
  ],
  manyKm: [
    'This {title} has earned its keep. Ask us for the service record.',
    'We’ve priced this {title} to suit its {km} km.',
    'Our workshop has gone through this {title} at {km} km. The sheet lists everything we replaced.',
    'This {title} has {km} km on the clock and two keys on the ring.',
  ],
  features: ['You’ll get {features}.', 'It’s fitted with {features}.', 'It comes with {features}.'],
  closings: [
    'Book a test drive. You’re welcome to take it out on your own.',
    'Coming down from Perth? Call first and we’ll have it ready out the front.',
    'We’ll value your trade-in on the spot, whatever make it is.',
    'Our finance team will put the repayments, the total and every fee on one page for you.',
  ],
  usedClosings: ['A year of roadside assistance is included.', 'Ask to see the sheet from our workshop.'],
  onItsWay: { new: 'This {title} is on the boat and bound for {city}.', used: 'This {title} is on its way to {city} with {km} km on it.' },
  arrivals: ['Pop your name down if you’d like to be the first to test drive it.', 'We’ll send you photos the day it gets to {city}.'],
  toOrder: 'Order your {title} in the colour you want.',
  orders: ['We’ll tell you the expected build month before you pay anything.', 'Come and drive one like it before you decide.'],
  sold: 'We’ve sold this {title}. Ask us what else we have coming in.',
  testDrive: 'This is our test-drive car. Come and try it, then order one in your colour or ask us when we’ll be ready to sell this one.',
}
