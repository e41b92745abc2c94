import type { Need } from '../../parts/Part'
import { bookingOffersFor, isAlwaysBooked } from '../form/bookingOffersFor'
import type { FormWithContext } from '../form/FormContext'
import type { LeadAnswer } from './LeadAnswer'

const withTerms = (context: FormWithContext) => bookingOffersFor(context).filter(({ terms }) => terms.trim() !== '')

const hasTerms: Need<FormWithContext> = {
  holds: (context) => withTerms(context).length > 0,
  title: 'Conditions',
  yes: 'A place that takes bookings states conditions.',
  no: 'No place states conditions for its bookings.',
}

/** Terms of a visit as shown, per location if they differ. */
const termsText = (context: FormWithContext): string => {
  const offers = withTerms(context)
  const different = new Set(offers.map(({ terms }) => terms.trim()))
  const locationName = (id: string) => context.site.locations.find((location) => location.id === id)?.name ?? ''
  if (different.size === 1) return [...different].join('')
  return offers.map(({ locationId, terms }) => `${locationName(locationId)}: ${terms.trim()}`).join('\n\n')
}

/** Consent to the terms of a visit, such as the excess (ENQ-24, ENQ-17); stored with the wording shown. */
export const bookingTerms = {
  id: 'bookingTerms',
  title: 'Conditions of the visit',
  requirement: 'ENQ-24',
  elementSetting: null,
  needs: [hasTerms],
  kind: 'tick',
  value: (context) => ({
    label: context.form === 'testDrive' ? 'I agree to the conditions of the test drive' : 'I agree to the conditions of the booking',
    type: 'checkbox',
    required: isAlwaysBooked(context) && withTerms(context).length === bookingOffersFor(context).length,
    maxLength: 5,
    defaultValue: false,
    hint: termsText(context),
  }),
  missing: () => 'Please agree to the conditions first.',
  stored: {
    in: 'attributes',
    empty: { bookingTerms: null },
    toStored: ({ isTicked, context }) => ({ bookingTerms: isTicked ? termsText(context) : null }),
  },
  mail: null,
  console: { label: 'Agreed to', text: (lead) => lead.bookingTerms },
  exported: null,
} as const satisfies LeadAnswer<{ readonly bookingTerms: string | null }>
