import type { Need } from '../../parts/Part'
import { locationsForForm } from '../form/bookingOffersFor'
import type { FormWithContext } from '../form/FormContext'
import { leadForms } from '../leadForms'
import type { LeadAnswer } from './LeadAnswer'

const appliesNeed: Need<FormWithContext> = {
  holds: ({ form, config: { forms }, car }) =>
    car ? forms.askLocation === 'newCar' && car.carType === 'new' : leadForms[form].isVisit === true || forms.askLocation !== 'never',
  title: 'The site’s choice',
  yes: ({ form, car }) => (!car && leadForms[form].isVisit ? 'A visit needs a place.' : 'The site asks for a location.'),
  no: 'The site doesn’t ask for a location here.',
  settings: ['/forms/askLocation'],
}

const choice: Need<FormWithContext> = {
  holds: ({ form, site }) => locationsForForm(form, site.locations).length > 1,
  title: 'A choice',
  yes: 'Several locations can take it.',
  no: 'Only one location can take it.',
}

/** On a location's own page the form goes to that location, without a choice. */
export const notOnLocationPage: Need<FormWithContext> = {
  holds: ({ pageLocationId }) => pageLocationId === undefined,
  title: 'Of no place',
  yes: 'The page is about no location.',
  no: 'The page is about a location, to which it goes.',
}

/**
 * Recipient location of an enquiry (ENQ-14). The answer itself is neither stored nor shown: with the dealership it determines
 * `leadRecipient`, which is stored and shown for every lead, also without this question.
 */
export const locationId = {
  id: 'locationId',
  title: 'Location',
  requirement: 'ENQ-14',
  elementSetting: null,
  needs: [notOnLocationPage, appliesNeed, choice],
  kind: 'text',
  value: ({ form, site, car, offerLocationId }) => {
    const places = locationsForForm(form, site.locations)
    // A car and some offers have a location, which is preselected.
    const own = places.find(({ id }) => id === (car?.locationId ?? offerLocationId))
    return {
      label: 'Location',
      type: 'select',
      required: true,
      maxLength: 80,
      options: places.map(({ id, name }) => ({ value: id, label: name })),
      ...(own && { defaultValue: own.id }),
    }
  },
  example: ({ form, site }) => locationsForForm(form, site.locations)[0]?.id ?? '',
  stored: { in: 'columns', empty: {}, toStored: () => ({}) },
  mail: null,
  console: null,
  exported: null,
} as const satisfies LeadAnswer<object>
