import { leadForms } from '@forecourt/rules/leads/leadForms'
import type { ConversationDetail } from '../../client/Records'

type Entry = ConversationDetail['timeline'][number]

const fromCustomer: ReadonlySet<Entry['kind']> = new Set(['lead', 'booking', 'reservation', 'mailIn', 'smsIn'])

/** Whether an entry came from the customer, such as an enquiry or an email. A reservation without a deposit is by staff. */
export const isFromCustomer = ({ kind, reservation }: Pick<Entry, 'kind' | 'reservation'>): boolean =>
  fromCustomer.has(kind) && reservation?.amountCents !== 0

const carOf = ({ lead, booking, reservation }: Entry): string | null => (lead ?? booking ?? reservation)?.carName ?? null

/** The car that a conversation is about now: that of the latest enquiry, booking or reservation with one. */
const latestCarName = ({ timeline, carName }: Pick<ConversationDetail, 'timeline' | 'carName'>): string | null => {
  const latest = timeline.findLast((entry) => carOf(entry) !== null)
  return (latest && carOf(latest)) ?? carName
}

type Answered = Pick<ConversationDetail, 'timeline' | 'waitsSince'>

/** What the customer waits for a reply to, the oldest first. */
const waitingEntries = ({ timeline, waitsSince }: Answered): Entry[] =>
  waitsSince === null ? [] : timeline.filter((each) => isFromCustomer(each) && !each.message?.isAutomatic && each.at >= waitsSince)

/** The entry that a reply answers: the first that the customer waits for a reply to, or else their latest. */
const answeredEntry = (conversation: Answered): Entry | undefined =>
  waitingEntries(conversation)[0] ?? conversation.timeline.findLast(isFromCustomer)

/** The car that a reply is about: that of the entry it answers; for a message or without a wait, that of the latest enquiry with one. */
export const answeredCarName = (conversation: Answered & Pick<ConversationDetail, 'carName'>): string | null => {
  const waiting = waitingEntries(conversation)
  const [first] = waiting
  if (!first || first.message) return latestCarName(conversation)
  return carOf(first) ?? waiting.map(carOf).findLast((name) => name !== null) ?? null
}

/** The cars that were enquired about, booked or reserved, the latest first. */
export const enquiredCars = ({ timeline, namedCars }: Pick<ConversationDetail, 'timeline' | 'namedCars'>) =>
  namedCars.filter((car) => timeline.some(({ carId }) => carId === car.id))

/** Sentences about the cars of a reply that can't be promised to the customer any more: the car that they wait for a reply about, or all. */
export const takenCarTexts = (conversation: Answered & Parameters<typeof enquiredCars>[0]): string[] => {
  const cars = enquiredCars(conversation)
  const awaitedId = waitingEntries(conversation)[0]?.carId ?? null
  return cars.flatMap(({ id, name, stage, isReservedByThem }) => {
    if (awaitedId !== null && id !== awaitedId) return []
    if (stage !== 'reserved' && stage !== 'sold') return []
    const subject = cars.length === 1 ? 'This car' : `The ${name}`
    return `${subject} is ${stage === 'sold' ? 'sold' : isReservedByThem ? 'reserved for them' : 'reserved'}.`
  })
}

const maxSubject = 200

/** Subject of a reply: that of the email that is answered, or the car of the enquiry that is. */
export const replySubject = (conversation: Parameters<typeof answeredCarName>[0]): string => {
  const answered = answeredEntry(conversation)
  const subject = answered?.kind === 'mailIn' ? (answered.message?.subject.trim() ?? '') : ''
  if (subject !== '') return (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, maxSubject)
  const car = answeredCarName(conversation)
  return car ? `Your enquiry about the ${car}` : 'Your enquiry'
}

const entryNames: { readonly [Kind in Entry['kind']]?: string } = { mailIn: 'email', smsIn: 'text message', reservation: 'reservation' }

/** What the customer waits for a reply to: the entry that a reply answers, such as “car enquiry, 2020 Kia Sorento”; null if unknown. */
export const waitReason = (conversation: Answered): string | null => {
  const entry = conversation.waitsSince === null ? undefined : answeredEntry(conversation)
  if (!entry) return null
  const { lead, booking, kind } = entry
  const name = lead
    ? leadForms[lead.form].name
    : booking
      ? booking.kind === 'testDrive'
        ? 'test drive'
        : 'service booking'
      : entryNames[kind]
  return name === undefined ? null : [name[0]?.toLowerCase() + name.slice(1), carOf(entry)].filter(Boolean).join(', ')
}
