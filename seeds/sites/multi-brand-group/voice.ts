import type { Voice } from '../../stock/Voice'

/** A large group: precise, with the same promise at each dealership but Geelong, whose site has a voice of its own. */
export const voice: Voice = {
  new: [
    'Brand new {title}, available for immediate delivery from {dealer}.',
    'The {title} has landed in {city}.',
    '{title}, in stock now at {dealer}.',
  ],
  demo: [
    'Ex-demonstrator {title} with {km} km, driven by {dealer} staff and serviced on site.',
    'Our demonstrator {title} has travelled {km} km and is ready to go.',
  ],
  used: [
    '{title} showing {km} km, inspected in the workshop at {dealer}.',
    '{title}, {km} km. {dealer} has checked its service records.',
    'Traded in at {dealer}: {title}, {km} km, two keys and books.',
    'This {title} has covered {km} km and passed our workshop inspection.',
    'Well presented inside and out, this {title} shows {km} km.',
    '{title}, {km} km, road-tested and detailed at {dealer}.',
    'A written inspection report is available for this {title}, at {km} km.',
    'This {title} shows {km} km and was accepted for sale after an inspection by {dealer}.',
  ],
  manyKm: [
    '{title} showing {km} km, with service records to view.',
    'With {km} km, this {title} is priced below examples that have travelled less.',
    'Travelled {km} km and priced accordingly: {title}.',
    'This {title} has recorded {km} km. Its brakes, tyres and suspension were inspected at {dealer}.',
  ],
  features: ['Equipment includes {features}.', 'Highlights: {features}.', 'Standard and optional equipment: {features}.'],
  closings: [
    'Test drives any day we’re open. Choose a time online and we’ll confirm it.',
    'We can bring it to your nearest Meridian dealership. Ask us for the cost.',
    'Trade-ins of any make are welcome, with a written valuation.',
    'Located in {city}. Call ahead and we’ll have it out the front for you.',
    'Interstate buyers: we can arrange transport and a recorded walk-around.',
  ],
  usedClosings: ['Every Meridian workshop can see its service record.', 'It comes with 12 months of roadside assistance.'],
  onItsWay: { new: 'In transit to {dealer}: {title}.', used: 'In transit to {dealer}: {title}, {km} km.' },
  arrivals: ['Register your interest and we’ll confirm its arrival date.', 'Ask us which other dealership has one you can see today.'],
  toOrder: 'This {title} can be ordered through {dealer}.',
  orders: ['We’ll confirm price, colour and build date in writing.', 'Ask to see a similar one at another Meridian dealership.'],
  testDrive:
    'This is the test-drive car at this dealership. Drive it, then order yours or ask when this one will be released at the price shown.',
}
