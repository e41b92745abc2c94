import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { inForms } from '../form/formNeeds'
import { type LeadCategory, leadCategory } from '../leadCategory'
import type { LeadAnswer } from './LeadAnswer'

/** Labels of the departments for instant messages (CFG-19). */
const labels = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  finance: 'Finance',
} as const satisfies Record<ResolvedConfig['chat']['departments'][number], string>

/** Department of an instant message, if there are several (VDP-07, CFG-19); determines the lead's category. */
export const department = {
  id: 'department',
  title: 'Department',
  requirement: 'CFG-19',
  elementSetting: null,
  needs: [inForms('chat')],
  kind: 'text',
  value: ({ config }) => {
    const options = config.chat.departments.map((value) => ({ value, label: labels[value] }))
    return {
      label: 'Department',
      type: options.length === 1 ? 'hidden' : 'select',
      required: true,
      maxLength: 80,
      options,
      defaultValue: options[0]?.value,
      wide: true,
    }
  },
  example: ({ config }) => config.chat.departments[0] ?? '',
  stored: {
    in: 'columns',
    empty: { category: 'General Enquiry', subcategory: null },
    toStored: ({ text, field, context }) =>
      leadCategory(context.form, context.car, field.options?.find(({ value }) => value === text)?.label ?? null),
  },
  mail: null, // the subject
  console: null, // the lead's category
  exported: null,
} as const satisfies LeadAnswer<LeadCategory>
