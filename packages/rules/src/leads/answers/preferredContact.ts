import { inForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

const ways = { phone: 'Call me', sms: 'Text me', email: 'Email me' } as const

const isWay = (text: string): text is keyof typeof ways => Object.hasOwn(ways, text)

/** Preferred contact method (ENT-29: PreferredContactMethod). */
export const preferredContact = {
  id: 'preferredContact',
  title: 'Preferred contact method',
  requirement: 'ENT-29',
  elementSetting: null,
  needs: [inForms('tradeIn')],
  kind: 'text',
  value: () => ({
    label: 'How should we contact you?',
    type: 'select',
    required: false,
    maxLength: 5,
    options: Object.entries(ways).map(([value, label]) => ({ value, label })),
  }),
  example: () => 'phone',
  stored: { in: 'attributes', empty: { preferredContact: null }, toStored: ({ text }) => ({ preferredContact: text || null }) },
  mail: { label: 'Preferred contact', text: ({ preferredContact: way }) => (way && isWay(way) ? ways[way] : null) },
  console: { label: 'Preferred contact', text: ({ preferredContact: way }) => (way && isWay(way) ? ways[way] : null) },
  exported: null,
} as const satisfies LeadAnswer<{ readonly preferredContact: string | null }>
