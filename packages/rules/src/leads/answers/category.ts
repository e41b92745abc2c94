import { inForms } from '../form/formNeeds'
import { type LeadCategory, leadCategory } from '../leadCategory'
import type { LeadAnswer } from './LeadAnswer'

/** What a general enquiry can be about (ENQ-12). */
const categories = ['General Enquiry', 'New Vehicle', 'Used Vehicle', 'Service', 'Parts', 'Finance', 'Fleet', 'Feedback'] as const

/** What a general enquiry is about (ENQ-12); it decides what the lead is filed under. */
export const category = {
  id: 'category',
  title: 'Enquiry about',
  rule: 'ENQ-12',
  element: null,
  needs: [inForms('general')],
  kind: 'text',
  value: () => ({
    label: 'Enquiry about',
    type: 'select',
    required: true,
    maxLength: 80,
    options: categories.map((value) => ({ value, label: value })),
    defaultValue: 'General Enquiry',
  }),
  missing: () => 'Please choose what it is about.',
  example: () => 'General Enquiry',
  stored: {
    in: 'columns',
    empty: { category: 'General Enquiry', subcategory: null },
    of: ({ text, about }) => leadCategory(about.form, about.car, text),
  },
  mail: null, // the subject
  console: null, // every lead has one, asked or not
  exported: null,
} as const satisfies LeadAnswer<LeadCategory>
