import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { Offer } from '../../entities/Offer'
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

/** What an offer is asked about as; a demonstrator is filed as a new vehicle (ENQ-21). */
const categoryOfOffer = {
  New: 'New Vehicle',
  Demo: 'New Vehicle',
  Used: 'Used Vehicle',
  'Finance offer': 'Finance',
  Service: 'Service',
  Parts: 'Parts',
} as const satisfies Readonly<Record<Offer['category'], keyof typeof isAnswered>>

const categoryAtFirst = (about: FormAbout, offered: readonly string[]): string => {
  const ofOffer = about.offerCategory && categoryOfOffer[about.offerCategory]
  return ofOffer && offered.includes(ofOffer) ? ofOffer : 'General Enquiry'
}

/** What a general enquiry is about, on an offer's page at first what the offer is for (ENQ-12, OFR-02); it decides what the lead is filed under. */
export const category = {
  id: 'category',
  title: 'Enquiry about',
  rule: 'ENQ-12',
  element: null,
  needs: [inForms('general')],
  kind: 'text',
  value: (about) => {
    const offered = categoriesOf(about)
    return {
      label: 'Enquiry about',
      type: 'select',
      required: true,
      maxLength: 80,
      options: offered.map((value) => ({ value, label: value })),
      defaultValue: categoryAtFirst(about, offered),
    }
  },
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
