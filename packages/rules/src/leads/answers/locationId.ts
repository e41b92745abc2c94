import type { Need } from '../../parts/Part'
import { locationsForForm } from '../form/bookingOffersFor'
import type { FormAbout } from '../form/FormContext'
import { leadForms } from '../leadForms'
import type { LeadAnswer } from './LeadAnswer'

const asked: Need<FormAbout> = {
  holds: ({ form, config: { forms }, car }) =>
    car ? forms.askLocation === 'newCar' && car.carType === 'new' : leadForms[form].isVisit === true || forms.askLocation !== 'never',
  title: 'The site’s choice',
  yes: ({ form, car }) => (!car && leadForms[form].isVisit ? 'A visit needs a place.' : 'The site asks for a location.'),
  no: 'The site doesn’t ask for a location here.',
  settings: ['/forms/askLocation'],
}

const choice: Need<FormAbout> = {
  holds: ({ form, site }) => locationsForForm(form, site.locations).length > 1,
  title: 'A choice',
  yes: 'Several locations can take it.',
  no: 'Only one location can take it.',
}

/** On a location's own page a form goes to it, and asks for none. */
export const ofNoPlace: Need<FormAbout> = {
  holds: ({ place }) => place === undefined,
  title: 'Of no place',
  yes: 'The page is about no location.',
  no: 'The page is about a location, to which it goes.',
}

/** The location an enquiry goes to (ENQ-14); with the dealership it decides the lead's place, which leads of every form have (`leadPlace`). */
export const locationId = {
  id: 'locationId',
  title: 'Location',
  rule: 'ENQ-14',
  element: null,
  needs: [ofNoPlace, asked, choice],
  kind: 'text',
  value: ({ form, site, car, offerPlace }) => {
    const places = locationsForForm(form, site.locations)
    // A car stands somewhere, and so do those of some offers: who asks about them there need choose nothing.
    const own = places.find(({ id }) => id === (car?.locationId ?? offerPlace))
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
  stored: { in: 'columns', empty: {}, of: () => ({}) },
  // Every lead has a place, asked or not.
  mail: null,
  console: null,
  exported: null,
} as const satisfies LeadAnswer<object>
