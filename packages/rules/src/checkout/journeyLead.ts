import type { Lead } from '../leads/Lead'
import { emptyAttributes, emptyColumns } from '../leads/leadAnswers'
import { leadCategory } from '../leads/leadCategory'
import { leadEvent } from '../leads/leadEvent'
import { spamScore } from '../leads/spamScore'
import { storedEmail } from '../leads/storedEmail'
import { dialledPhone } from '../phone/writtenPhone'
import type { CheckoutAbout, TypedStep } from './Journey'

/** Whom a journey is for, in the parts that leads and reservations have. The phone as dialled from anywhere. */
export interface JourneyContact {
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/** Whom a journey is for: the last word of a full name is the last name, where there is more than one (ENQ-10). */
export const journeyContact = (typed: TypedStep, { config }: Pick<CheckoutAbout, 'config'>): JourneyContact => {
  const words = (typed.name ?? '').split(' ').filter(Boolean)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  return {
    name: words.slice(0, lastName === '' ? undefined : -1).join(' '),
    lastName,
    email: storedEmail(typed.email ?? ''),
    phone: dialledPhone(typed.phone ?? '', config.identity.country) ?? '',
  }
}

/** The lead of a journey, from the moment somebody said who they are: whoever stops on the way can be called (CHK-01, ENT-16). */
export const journeyLead = (about: CheckoutAbout, url: string): Lead => {
  const { kind, car, typed } = about
  const form = kind === 'reserve' ? 'reserve' : 'buyOnline'
  const contact = journeyContact(typed.contact ?? {}, about)
  const event = leadEvent(form, car)
  return {
    form,
    ...emptyColumns,
    ...emptyAttributes,
    ...leadCategory(form, car, null),
    ...contact,
    locationId: car.locationId,
    dealershipSlug: car.dealershipSlug,
    carId: car.id,
    carSlug: car.slug,
    url,
    visitedPages: [],
    source: null,
    linkedQueryParams: {},
    eventId: event.id,
    eventParams: event.params,
    suspicious: spamScore({ name: contact.name, lastName: contact.lastName, elapsedMs: null }).isSuspicious,
  }
}
