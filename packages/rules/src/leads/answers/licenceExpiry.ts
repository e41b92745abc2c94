import { addDays } from '../../dates/calendarDate'
import { momentInZone } from '../../dates/momentInZone'
import { formatDate } from '../../format/formatDate'
import { asksLicence, requiresLicence } from '../form/bookingOffersFor'
import type { LeadAnswer } from './LeadAnswer'

const nextYear = (date: string) => addDays(date, 365)

/** Expiry of the driver's licence (ENQ-24), if the location requires it. `YYYY-MM-DD`. */
export const licenceExpiry = {
  id: 'licenceExpiry',
  title: 'Expiry of the licence',
  requirement: 'ENQ-24',
  elementSetting: null,
  needs: [asksLicence],
  kind: 'text',
  value: (context) => ({ label: 'Licence expires', type: 'date', required: requiresLicence(context), maxLength: 10 }),
  missing: () => 'Please enter the date your licence expires.',
  problem: ({ text, context }) =>
    text < momentInZone(context.now, context.config.identity.timeZone).date ? 'This licence has expired. Please check the date.' : null,
  example: ({ now }) => nextYear(now.slice(0, 10)),
  stored: { in: 'attributes', empty: { licenceExpiry: null }, toStored: ({ text }) => ({ licenceExpiry: text || null }) },
  mail: { label: 'Licence expires', text: (lead) => lead.licenceExpiry && formatDate(lead.licenceExpiry) },
  console: { label: 'Licence expires', text: (lead) => lead.licenceExpiry && formatDate(lead.licenceExpiry) },
  exported: null,
} as const satisfies LeadAnswer<{ readonly licenceExpiry: string | null }>
