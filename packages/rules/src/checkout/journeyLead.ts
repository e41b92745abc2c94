import { fullNameParts } from '../leads/fullNameParts'
import type { Lead } from '../leads/Lead'
import { emptyAttributes, emptyColumns } from '../leads/leadAnswers'
import { leadCategory } from '../leads/leadCategory'
import { leadEvent } from '../leads/leadEvent'
import { spamScore } from '../leads/spamScore'
import { storedEmail } from '../leads/storedEmail'
import { internationalPhone } from '../phone/writtenPhone'
import type { CheckoutContext, EnteredStep } from './Journey'

/** Contact of a checkout, with the fields of leads and reservations. The phone in international format. */
export interface JourneyContact {
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/** Parses the contact of a checkout, whose name is one field (ENQ-10). */
export const journeyContact = (entered: EnteredStep, { config }: Pick<CheckoutContext, 'config'>): JourneyContact => ({
  ...fullNameParts(entered.name ?? ''),
  email: storedEmail(entered.email ?? ''),
  phone: internationalPhone(entered.phone ?? '', config.identity.country) ?? '',
})

/** The form whose lead a checkout becomes. */
export const journeyForms = { reserve: 'reserve', buy: 'buyOnline', subscribe: 'subscribe' } as const

/** Lead of a checkout, created once the contact is known, so that the dealer can call a shopper who abandons it (CHK-01, ENT-16). */
export const journeyLead = (context: CheckoutContext, url: string): Lead => {
  const { kind, car, entered } = context
  const form = journeyForms[kind]
  const contact = journeyContact(entered.contact ?? {}, context)
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
