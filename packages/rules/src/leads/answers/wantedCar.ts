import { makeAndModel } from '../../car/texts/carTitle'
import { inForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

const maxLength = 200

/** Description of the wanted car; prefilled with the search of a stock list (ENQ-18, SRC-42). */
export const wantedCar = {
  id: 'wantedCar',
  title: 'Car they are after',
  requirement: 'ENQ-18',
  elementSetting: null,
  needs: [inForms('find')],
  kind: 'text',
  value: ({ site, wanted }) => ({
    label: 'Which car are you after?',
    type: 'text',
    required: true,
    maxLength: maxLength,
    placeholder: 'Make, model, must-haves',
    suggestions: [...new Set(site.models.map(({ make, model }) => makeAndModel(make, model)))],
    ...(wanted && { defaultValue: wanted.slice(0, maxLength) }),
  }),
  missing: () => 'Please tell us which car you’re after.',
  holdsNoLinks: true,
  example: () => 'Toyota HiLux SR5, automatic, with a tow bar',
  isSubjectWithoutCar: true,
  stored: { in: 'attributes', empty: { wantedCar: null }, toStored: ({ text }) => ({ wantedCar: text || null }) },
  mail: { label: 'Looking for', position: 1, text: (lead) => lead.wantedCar },
  console: { label: 'Looking for', position: 1, text: (lead) => lead.wantedCar },
  exported: { label: 'Looking for', section: 'enquiry', text: (lead) => lead.wantedCar },
} as const satisfies LeadAnswer<{ readonly wantedCar: string | null }>
