import { type Need, shows } from '../../parts/Part'
import type { FormWithContext } from '../form/FormContext'
import type { LeadAnswer } from './LeadAnswer'
import { locationId, notOnLocationPage } from './locationId'

const needs: readonly Need<FormWithContext>[] = [
  notOnLocationPage,
  // An enquiry about a car goes to the dealership of this car.
  {
    holds: ({ car }) => car === null,
    title: 'No car',
    yes: 'It is about no car, whose dealership it would go to.',
    no: 'It goes to the dealership of the car.',
  },
  {
    holds: (context) => !shows(locationId, context),
    title: 'No location',
    yes: 'The form doesn’t ask for a location.',
    no: 'The form asks for a location, which says the dealership.',
    settings: ['/forms/askLocation'],
  },
  {
    holds: ({ site }) => site.dealerships.length > 1,
    title: 'A choice',
    yes: 'The site has several dealerships.',
    no: 'The site has one dealership.',
  },
]

/**
 * Recipient dealership of an enquiry (ENQ-15, ENQ-36). The answer itself is neither stored nor shown: with the location it determines
 * `leadRecipient`, which is stored and shown for every lead, also without this question.
 */
export const dealershipSlug = {
  id: 'dealershipSlug',
  title: 'Dealership',
  requirement: 'ENQ-15',
  elementSetting: null,
  needs,
  kind: 'text',
  value: ({ site }) => ({
    label: 'Dealership',
    type: 'select',
    required: true,
    maxLength: 80,
    options: site.dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
  }),
  example: ({ site }) => site.dealerships[0]?.slug ?? '',
  stored: { in: 'columns', empty: {}, toStored: () => ({}) },
  mail: null,
  console: null,
  exported: null,
} as const satisfies LeadAnswer<object>
