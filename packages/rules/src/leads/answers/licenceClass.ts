import { type LicenceClass, licenceClasses } from '../../bookings/Booking'
import { asksLicence, requiresLicence } from '../form/bookingOffersFor'
import type { LeadAnswer } from './LeadAnswer'

const names: { readonly [Class in LicenceClass]: string } = {
  full: 'Full licence',
  P: 'Provisional or restricted licence (P)',
  L: 'Learner’s licence (L)',
}

const licenceName = (licence: LicenceClass | null): string | null => licence && names[licence]

/** Licence class of a test driver (ENQ-24), if the location requires it. */
export const licenceClass = {
  id: 'licenceClass',
  title: 'Licence',
  requirement: 'ENQ-24',
  elementSetting: null,
  needs: [asksLicence],
  kind: 'text',
  value: (context) => ({
    label: 'Your driver licence',
    type: 'select',
    required: requiresLicence(context),
    maxLength: 10,
    options: licenceClasses.map((value) => ({ value, label: names[value] })),
  }),
  missing: () => 'Please choose your driver licence.',
  example: () => 'full',
  stored: {
    in: 'attributes',
    empty: { licenceClass: null },
    toStored: ({ text }) => ({ licenceClass: licenceClasses.find((known) => known === text) ?? null }),
  },
  mail: { label: 'Licence', text: (lead) => licenceName(lead.licenceClass) },
  console: { label: 'Licence', text: (lead) => licenceName(lead.licenceClass) },
  exported: null,
} as const satisfies LeadAnswer<{ readonly licenceClass: LicenceClass | null }>
