import { expect, test } from 'vitest'
import type { ConversationDetail } from '../../client/Records'
import { answeredCarName, replySubject, takenCarTexts, waitReason } from './answeredEntry'

type Entry = ConversationDetail['timeline'][number]
const entry = (at: string, over: Partial<Entry>): Entry => ({
  ...{ id: at, kind: 'note', at, by: '', text: '', carId: null },
  ...over,
})
const lead = (at: string, carName: string | null) => entry(at, { kind: 'lead', lead: { form: 'vehicle', carName } as Entry['lead'] })
const reserved = (at: string, carName: string) => entry(at, { kind: 'reservation', reservation: { carName } as Entry['reservation'] })
const mail = (at: string, subject: string) => entry(at, { kind: 'mailIn', message: { subject } as Entry['message'] })

const prado = reserved('2026-06-01', 'Toyota Prado')
const sorento = lead('2026-06-02', 'Kia Sorento')

test.each([
  [
    'the car of the latest enquiry, not of the first',
    [prado, sorento, entry('2026-06-03', { kind: 'call' })],
    'Your enquiry about the Kia Sorento',
  ],
  ['the latest car where the last enquiry has none', [sorento, lead('2026-06-03', null)], 'Your enquiry about the Kia Sorento'],
  ['the subject of the email that is answered', [sorento, mail('2026-06-03', 'Trade-in')], 'Re: Trade-in'],
  ['a subject with one Re:', [mail('2026-06-03', 'RE: Trade-in')], 'RE: Trade-in'],
  ['the car if the email has no subject', [sorento, mail('2026-06-03', ' ')], 'Your enquiry about the Kia Sorento'],
])('The subject of a reply is %s (ENT-16)', (_, timeline, subject) => {
  expect(replySubject({ timeline, waitsSince: null, carName: 'Toyota Prado' })).toBe(subject)
})

test('The subject of a reply without a car, or with the conversation’s only, follows from what is known', () => {
  expect(replySubject({ timeline: [], waitsSince: null, carName: null })).toBe('Your enquiry')
  expect(answeredCarName({ timeline: [], waitsSince: null, carName: 'Toyota Prado' })).toBe('Toyota Prado')
})

test('A waiting conversation names what it waits for: the first message since the wait (ENT-16)', () => {
  const timeline = [prado, sorento]
  expect(waitReason({ timeline, waitsSince: '2026-06-01' })).toBe('reservation, Toyota Prado')
  expect(waitReason({ timeline, waitsSince: '2026-06-02' })).toBe('car enquiry, Kia Sorento')
  expect(waitReason({ timeline, waitsSince: null })).toBeNull()
  expect(waitReason({ timeline: [], waitsSince: '2026-06-02' })).toBeNull()
})

interface TakenCase {
  readonly name: string
  readonly cars: readonly (Partial<ConversationDetail['namedCars'][number]> & { readonly isOnlySaved?: boolean })[]
  readonly expected: readonly string[]
}
test.each<TakenCase>([
  { name: 'a car for sale', cars: [{ stage: 'in_stock' }], expected: [] },
  { name: 'a reserved car', cars: [{ stage: 'reserved' }], expected: ['This car is reserved.'] },
  { name: 'a car that they reserved', cars: [{ stage: 'reserved', isReservedByThem: true }], expected: ['This car is reserved for them.'] },
  { name: 'a sold car', cars: [{ stage: 'sold' }], expected: ['This car is sold.'] },
  { name: 'one of two cars', cars: [{ stage: 'sold', name: 'Kia Rio' }, { stage: 'in_stock' }], expected: ['The Kia Rio is sold.'] },
  { name: 'a car that they only saved', cars: [{ stage: 'sold', isOnlySaved: true }], expected: [] },
])('A reply is warned of cars that are reserved or sold: $name (ENT-16)', ({ cars, expected }) => {
  const namedCars = cars.map((car, index) => ({
    ...{ id: String(index), name: '', number: null, stage: 'in_stock' as const, priceCents: null, isReservedByThem: false },
    ...car,
  }))
  const timeline = cars.flatMap((car, index) => (car.isOnlySaved ? [] : entry('2026-06-01', { carId: String(index) })))
  expect(takenCarTexts({ timeline, waitsSince: null, namedCars })).toEqual(expected)
})

const named = (id: string, name: string) => ({
  id,
  name,
  number: null,
  stage: 'reserved' as const,
  priceCents: null,
  isReservedByThem: false,
})
const about = (each: Entry, carId: string): Entry => ({ ...each, carId })
const rio = about(reserved('2026-06-01', 'Kia Rio'), 'rio')
const dMax = about(lead('2026-06-02', 'Isuzu D-MAX'), 'd-max')
const question = mail('2026-06-03', 'Trade-in')

interface AnsweredCase {
  readonly name: string
  readonly timeline: Entry[]
  readonly since?: string
  readonly reason: string
  readonly subject: string
  readonly car: string | null
}
test.each<AnsweredCase>([
  {
    name: 'the first of two enquiries',
    timeline: [rio, dMax],
    reason: 'reservation, Kia Rio',
    subject: 'Your enquiry about the Kia Rio',
    car: 'Kia Rio',
  },
  {
    name: 'an enquiry before an email',
    ...{
      timeline: [dMax, question],
      reason: 'car enquiry, Isuzu D-MAX',
      subject: 'Your enquiry about the Isuzu D-MAX',
      car: 'Isuzu D-MAX',
    },
  },
  {
    name: 'an enquiry about no car, after one that was answered',
    ...{ timeline: [dMax, lead('2026-06-04', null)], since: '2026-06-04' },
    ...{ reason: 'car enquiry', subject: 'Your enquiry', car: null },
  },
  {
    name: 'an email about earlier enquiries',
    ...{ timeline: [rio, dMax, question], since: '2026-06-03', reason: 'email', subject: 'Re: Trade-in', car: 'Isuzu D-MAX' },
  },
])(
  'Header, subject and car of a reply are of the same entry: $name (ENT-16)',
  ({ timeline, since = timeline[0]?.at ?? '', reason, subject, car }) => {
    const conversation = { timeline, waitsSince: since, carName: 'Kia Rio' }
    expect([waitReason(conversation), replySubject(conversation), answeredCarName(conversation)]).toEqual([reason, subject, car])
  },
)

test('A reply is warned of the car that the customer waits for a reply about, and of no other', () => {
  const namedCars = [named('d-max', 'Isuzu D-MAX'), named('rio', 'Kia Rio')]
  const timeline = [rio, dMax]
  expect(takenCarTexts({ timeline, waitsSince: '2026-06-01', namedCars })).toEqual(['The Kia Rio is reserved.'])
  expect(takenCarTexts({ timeline, waitsSince: null, namedCars })).toEqual(['The Isuzu D-MAX is reserved.', 'The Kia Rio is reserved.'])
})
