import { leadForms } from '@forecourt/rules/leads/leadForms'
import type { ConversationDetail } from '../../client/Records'

type Entry = ConversationDetail['timeline'][number]

const fromCustomer: ReadonlySet<Entry['kind']> = new Set(['lead', 'booking', 'reservation', 'mailIn', 'smsIn'])

/** Whether an entry came from the customer, such as an enquiry or an email. A reservation without a deposit is by staff. */
export const isFromCustomer = ({ kind, reservation }: Pick<Entry, 'kind' | 'reservation'>): boolean =>
  fromCustomer.has(kind) && reservation?.amountCents !== 0

const carOf = ({ lead, booking, reservation }: Entry): string | null => (lead ?? booking ?? reservation)?.carName ?? null

/** The car that a conversation is about now: that of the latest enquiry, booking or reservation with one. */
export const latestCarName = ({ timeline, carName }: Pick<ConversationDetail, 'timeline' | 'carName'>): string | null => {
  const latest = timeline.findLast((entry) => carOf(entry) !== null)
  return (latest && carOf(latest)) ?? carName
}

/** The cars that were enquired about, booked or reserved, the latest first. */
export const enquiredCars = ({ timeline, namedCars }: Pick<ConversationDetail, 'timeline' | 'namedCars'>) =>
  namedCars.filter((car) => timeline.some(({ carId }) => carId === car.id))

/** Sentences about the cars that were enquired about and can't be promised to the customer any more. */
export const takenCarTexts = (conversation: Parameters<typeof enquiredCars>[0]): string[] => {
  const cars = enquiredCars(conversation)
  return cars.flatMap(({ name, stage, isReservedByThem }) => {
    if (stage !== 'reserved' && stage !== 'sold') return []
    const subject = cars.length === 1 ? 'This car' : `The ${name}`
    return `${subject} is ${stage === 'sold' ? 'sold' : isReservedByThem ? 'reserved for them' : 'reserved'}.`
  })
}

const maxSubject = 200

/** Subject of a reply: that of the email that is answered, or the car of the latest enquiry. */
export const replySubject = (conversation: Pick<ConversationDetail, 'timeline' | 'carName'>): string => {
  const last = conversation.timeline.findLast(isFromCustomer)
  const subject = last?.kind === 'mailIn' ? (last.message?.subject.trim() ?? '') : ''
  if (subject !== '') return (/^re:/i.test(subject) ? subject : `Re: ${subject}`).slice(0, maxSubject)
  const car = latestCarName(conversation)
  return car ? `Your enquiry about the ${car}` : 'Your enquiry'
}

const entryNames: { readonly [Kind in Entry['kind']]?: string } = { mailIn: 'email', smsIn: 'text message', reservation: 'reservation' }

/** What the customer waits for a reply to: their first entry since they wait, such as “car enquiry, 2020 Kia Sorento”; null if unknown. */
export const waitReason = ({ timeline, waitsSince }: Pick<ConversationDetail, 'timeline' | 'waitsSince'>): string | null => {
  if (waitsSince === null) return null
  const entry = timeline.find((each) => isFromCustomer(each) && each.at >= waitsSince) ?? timeline.findLast(isFromCustomer)
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
