import { inForms } from '../formNeeds'
import type { LeadAnswer } from './LeadAnswer'

/** When a fleet manager is best called (ENQ-34). */
export const callTime = {
  id: 'callTime',
  title: 'Best time to call',
  rule: 'ENQ-34',
  element: null,
  needs: [inForms('fleet')],
  kind: 'text',
  value: () => ({ label: 'Best time to call', type: 'text', required: false, maxLength: 60 }),
  example: () => 'Weekdays before nine',
  stored: { in: 'attributes', empty: { callTime: null }, of: ({ text }) => ({ callTime: text || null }) },
  mail: { label: 'Best time to call', text: (lead) => lead.callTime },
  console: { label: 'Best time to call', text: (lead) => lead.callTime },
  exported: { label: 'Best time to call', about: 'enquiry', text: (lead) => lead.callTime },
} as const satisfies LeadAnswer<{ readonly callTime: string | null }>
