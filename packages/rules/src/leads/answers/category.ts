import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { locationsFor } from '../../locations/locationsFor'
import type { FormAbout } from '../form/FormContext'
import { inForms } from '../form/formNeeds'
import { type LeadCategory, leadCategory } from '../leadCategory'
import type { LeadAnswer } from './LeadAnswer'

/** A yard that lists a few demonstrators beside its used cars sells no new ones. */
const sellsNew = ({ config }: Pick<FormAbout, 'config'>) => config.stock.carTypes.includes('new')

/** Whether somebody can be asked about it: a kind of vehicle that the site lists, a department that a place of it has. */
const isAnswered = {
  'General Enquiry': () => true,
  'New Vehicle': sellsNew,
  'Used Vehicle': ({ config }) => config.stock.carTypes.includes('used'),
  Service: ({ site }) => locationsFor(site.locations, 'service').length > 0,
  Parts: ({ site }) => locationsFor(site.locations, 'parts').length > 0,
  Finance: ({ config }) => shownFinance.lender(config),
  // Sold to businesses are new vehicles.
  Fleet: sellsNew,
  Feedback: () => true,
} as const satisfies { readonly [Category: string]: (about: Pick<FormAbout, 'config' | 'site'>) => boolean }

/** What a general enquiry can be about (ENQ-12): of all there is, what the business does. */
const categoriesOf = (about: FormAbout) => Object.entries(isAnswered).flatMap(([name, answered]) => (answered(about) ? [name] : []))

/** What a general enquiry is about (ENQ-12); it decides what the lead is filed under. */
export const category = {
  id: 'category',
  title: 'Enquiry about',
  rule: 'ENQ-12',
  element: null,
  needs: [inForms('general')],
  kind: 'text',
  value: (about) => ({
    label: 'Enquiry about',
    type: 'select',
    required: true,
    maxLength: 80,
    options: categoriesOf(about).map((value) => ({ value, label: value })),
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
