import type { Voice } from '../../stock/Voice'

/** A team of twelve with a showroom, a workshop and a favourite test drive: shorter and warmer than its group. */
export const voice: Voice = {
  new: [
    'This new {title} is in our Mercer Street showroom.',
    'Come and sit in this new {title}, then take it for a drive.',
    'One new {title}, washed and waiting for its first owner.',
    'Ask Arun to show you around this new {title}.',
  ],
  demo: [
    'This {title} has been up and down the Esplanade on test drives.',
    'One of us has been driving this {title} to work, which is how it got to {km} km.',
  ],
  used: [
    'Traded in at Mercer Street: a {title} with {km} km.',
    'Our technicians on Fyans Street went through this {title} before it went on sale.',
    'Take this tidy {title} along the Esplanade and see how it drives.',
    'Here’s a {title} we’d happily take home ourselves.',
    'We’ve cleaned and serviced this {title} for its next owner.',
    '{title} with {km} km, both keys and a logbook.',
    'Theo drove this {title} before we agreed to take it.',
    'The service invoices for this {title} are in a folder at the counter, ready for you to read.',
  ],
  manyKm: [
    'This {title} still drives well at {km} km. Come and judge for yourself.',
    'It’s an honest price for a {title} with {km} km.',
    'Our technicians wrote down what they found on this {title}. Read their list first.',
    'At {km} km, this {title} has had a thorough going-over on Fyans Street.',
  ],
  features: ['Features include {features}.', 'Its features include {features}.', 'It comes with {features}.'],
  closings: [
    'Most test drives go along the Esplanade and back over the hill, and take half an hour.',
    'We’re close to {city} station, so come by train and drive home.',
    'Bring your trade-in along and Theo will value it.',
    'Ring before you come and we’ll bring it round to the door.',
  ],
  usedClosings: [
    'We’ve serviced it on Fyans Street, and a technician can show you what was done.',
    'The price includes a year of roadside assistance.',
  ],
  onItsWay: { new: 'This {title} is coming to Mercer Street.', used: 'On its way to Mercer Street: a {title} with {km} km.' },
  arrivals: ['Leave your number and we’ll ring you when it gets here.', 'Ask us when it’s due and book the first drive.'],
  toOrder: 'We can order this {title} for you.',
  orders: ['Choose your colour with us, and we’ll email you the build date.', 'Drive one of ours first, so you know it’s the right one.'],
  sold: 'This {title} has gone to its new home. Ring us and we’ll help you find yours.',
  testDrive: 'It’s our test-drive car for now. Take it out, then order your own or ask us when we’ll sell this one.',
}
