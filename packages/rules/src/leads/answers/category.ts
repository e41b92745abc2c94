import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { offersSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import type { Offer } from '../../entities/Offer'
import { locationsFor } from '../../locations/locationsFor'
import type { FormWithContext } from '../form/FormContext'
import { inForms } from '../form/formNeeds'
import { type LeadCategory, leadCategory } from '../leadCategory'
import type { LeadAnswer } from './LeadAnswer'

/** A dealer who lists demonstrators among used cars doesn't sell new ones. */
const sellsNew = ({ config }: Pick<FormWithContext, 'config'>) => config.stock.carTypes.includes('new')

const carNoun = /\b(?:cars?|vehicles?)\b/i

/** Whether the site's noun is of cars, not of caravans or motorcycles. */
const sellsCars = ({ config: { search } }: Pick<FormWithContext, 'config'>): boolean => carNoun.test(search.noun)

/** Categories that apply to the site: its vehicle types and its locations' departments. */
const isOffered = {
  'General Enquiry': () => true,
  'New Vehicle': sellsNew,
  'Used Vehicle': ({ config }) => config.stock.carTypes.includes('used'),
  Subscription: ({ config }) => offersSubscriptions(config),
  Service: ({ site }) => locationsFor(site.locations, 'service').length > 0,
  Parts: ({ site }) => locationsFor(site.locations, 'parts').length > 0,
  // A dealer may state repayments or request quotes without a lender's own figures for each car.
  Finance: ({ config }) => shownFinance.lender(config) || shownFinance.estimates(config) || shownFinance.quotes(config),
  // Fleet sales are new cars.
  Fleet: (context) => sellsNew(context) && sellsCars(context),
  Feedback: () => true,
} as const satisfies { readonly [Category: string]: (context: Pick<FormWithContext, 'config' | 'site'>) => boolean }

/** Categories of a general enquiry on this site (ENQ-12). */
const listCategories = (context: FormWithContext) =>
  Object.entries(isOffered).flatMap(([name, answered]) => (answered(context) ? [name] : []))

/** Enquiry category of an offer; demonstrators count as new vehicles (ENQ-21). */
const categoryOfOffer = {
  New: 'New Vehicle',
  Demo: 'New Vehicle',
  Used: 'Used Vehicle',
  Subscription: 'Subscription',
  'Finance offer': 'Finance',
  Service: 'Service',
  Parts: 'Parts',
} as const satisfies Readonly<Record<Offer['category'], keyof typeof isOffered>>

/** What shoppers read for a category: a dealer of other things than cars names them (CFG-06). */
const labelOf = (name: string, context: Pick<FormWithContext, 'config'>): string =>
  sellsCars(context) ? name : name.replace(/Vehicle$/, context.config.search.noun)

const defaultCategory = (context: FormWithContext, offered: readonly string[]): string => {
  const ofOffer = context.offerCategory && categoryOfOffer[context.offerCategory]
  return ofOffer && offered.includes(ofOffer) ? ofOffer : 'General Enquiry'
}

/** Category of a general enquiry, preselected on an offer's page (ENQ-12, OFR-02); determines the lead's category. */
export const category = {
  id: 'category',
  title: 'Enquiry about',
  requirement: 'ENQ-12',
  elementSetting: null,
  needs: [inForms('general')],
  kind: 'text',
  value: (context) => {
    const offered = listCategories(context)
    return {
      label: 'Enquiry about',
      type: 'select',
      required: true,
      maxLength: 80,
      options: offered.map((value) => ({ value, label: labelOf(value, context) })),
      defaultValue: defaultCategory(context, offered),
    }
  },
  missing: () => 'Please choose what your enquiry is about.',
  example: () => 'General Enquiry',
  stored: {
    in: 'columns',
    empty: { category: 'General Enquiry', subcategory: null },
    toStored: ({ text, context }) => leadCategory(context.form, context.car, text),
  },
  mail: null, // the subject
  console: null, // every lead has one, even without the question
  exported: null,
} as const satisfies LeadAnswer<LeadCategory>
