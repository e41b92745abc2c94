import type { Voice } from '../../stock/Voice'

/** A team of twelve with a showroom, a workshop and a favourite test drive: shorter and warmer than its group. */
export const voice: Voice = {
  new: [
    'Your new {title} is on the floor at Mercer Street.',
    'A new {title} you can see, sit in and drive in {city}.',
    'One new {title}, washed and waiting for its first owner.',
  ],
  demo: [
    'This {title} has been up and down the Esplanade on test drives. It shows {km} km.',
    'One of the twelve of us has been driving this {title} to work, so it has {km} km behind it.',
  ],
  used: [
    '{title} with {km} km, traded in on Mercer Street.',
    'Our technicians on Fyans Street went through this {title} before it went on sale. It has {km} km.',
    'A tidy {title} with {km} km. Take it over the hill and see how it drives.',
    'Here’s a {title} that we’d happily take home ourselves. It shows {km} km.',
    '{title}, {km} km, cleaned and serviced for its next owner.',
    '{title}, {km} km. Both keys are on the hook, and the logbook’s in the glovebox.',
    'Theo drove this {title} before we agreed to take it. It has {km} km.',
    'This {title} has done {km} km. The service invoices that came with it are in a folder at the counter.',
  ],
  manyKm: [
    'This {title} has covered {km} km and still drives well. Come and judge for yourself.',
    '{km} km, and honestly priced for it: {title}.',
    '{title}, {km} km. Our technicians listed what they found, so read that first.',
    'At {km} km this {title} has had a thorough going-over on Fyans Street.',
  ],
  features: ['Extras include {features}.', 'Its features include {features}.', 'Our favourite things about it: {features}.'],
  closings: [
    'The usual test drive is along the Esplanade and back over the hill. Allow half an hour.',
    'We’re close to {city} station, so come by train and drive home.',
    'Bring your trade-in along and we’ll value it while you’re out driving.',
    'Ring before you come and we’ll bring it round to the door.',
  ],
  usedClosings: [
    'Ask at the counter on Fyans Street and a technician will show you what was done.',
    'It comes with a roadside assistance membership for the first year.',
  ],
  onItsWay: { new: 'Coming to Mercer Street: {title}.', used: 'Coming to Mercer Street: {title}, {km} km.' },
  arrivals: ['Leave your number and we’ll ring when it’s here.', 'Ask us when it’s due and book the first drive.'],
  toOrder: 'We can order this {title} for you.',
  orders: ['Choose your colour with us, and we’ll email you the build date.', 'Drive one of ours first, so you know it’s the right one.'],
  testDrive: 'We keep this one for test drives. Take it out, then order yours or ask us when this one could be yours.',
}
