import { makeAndModel } from '../../car/texts/carTitle'
import type { FormWithContext } from '../form/FormContext'
import { inForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

/** Models that can be enquired about: current and upcoming ones. */
const models = ({ site }: FormWithContext): string[] =>
  site.range.filter(({ stage }) => stage !== 'discontinued').map(({ make, model }) => makeAndModel(make, model))

/** The model of the enquiry, with or without stock (ENT-13, MOD-01, MOD-02); preselected on a model's page. */
export const aboutModel = {
  id: 'aboutModel',
  title: 'Model',
  requirement: 'MOD-01',
  elementSetting: null,
  needs: [inForms('model', 'interest', 'accessory')],
  kind: 'text',
  value: (context) => {
    const field = { label: 'Which model?', required: true, maxLength: 120 } as const
    const names = [...new Set([...(context.model === undefined ? [] : [context.model]), ...models(context)])]
    if (names.length === 0) return { ...field, type: 'text' }
    const options = names.map((name) => ({ value: name, label: name }))
    return { ...field, type: 'select', options, ...(context.model !== undefined && { defaultValue: context.model }) }
  },
  missing: () => 'Please tell us which model.',
  example: (context) => models(context)[0] ?? 'Toyota Corolla',
  isSubjectWithoutCar: true,
  stored: { in: 'attributes', empty: { aboutModel: null }, toStored: ({ text }) => ({ aboutModel: text || null }) },
  mail: { label: 'Model', position: 1, text: (lead) => lead.aboutModel },
  console: { label: 'Model', position: 1, text: (lead) => lead.aboutModel },
  exported: { label: 'Model', section: 'enquiry', text: (lead) => lead.aboutModel },
} as const satisfies LeadAnswer<{ readonly aboutModel: string | null }>
