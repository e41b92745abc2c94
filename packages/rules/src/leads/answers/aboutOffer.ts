import type { Need } from '../../parts/Part'
import type { FormWithContext } from '../form/FormContext'
import type { LeadAnswer } from './LeadAnswer'

const aboutOne: Need<FormWithContext> = {
  holds: ({ offer }) => offer !== undefined,
  title: 'An offer',
  yes: 'The form is about an offer.',
  no: 'The form is about no offer.',
}

/** The offer of the enquiry, from the page (OFR-02). */
export const aboutOffer = {
  id: 'aboutOffer',
  title: 'Offer asked about',
  requirement: 'OFR-02',
  elementSetting: null,
  needs: [aboutOne],
  kind: 'text',
  value: ({ offer }) => ({ label: 'Offer', type: 'hidden', required: false, maxLength: 120, defaultValue: offer ?? '' }),
  holdsNoLinks: true,
  example: ({ offer }) => offer ?? '',
  isSubjectWithoutCar: true,
  stored: { in: 'attributes', empty: { aboutOffer: null }, toStored: ({ text }) => ({ aboutOffer: text || null }) },
  mail: { label: 'About the offer', position: 1, text: (lead) => lead.aboutOffer },
  console: { label: 'About the offer', position: 1, text: (lead) => lead.aboutOffer },
  exported: { label: 'About the offer', section: 'enquiry', text: (lead) => lead.aboutOffer },
} as const satisfies LeadAnswer<{ readonly aboutOffer: string | null }>
