import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { addDays, weekdayOf } from '../dates/calendarDate'
import { momentInZone } from '../dates/momentInZone'
import type { Location } from '../entities/Location'
import { usualHours } from '../hours/dayHours'
import { isAppointmentSaturday } from '../hours/isAppointmentSaturday'
import { upcomingSpecialDays } from '../hours/upcomingSpecialDays'
import type { DecidingField, Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'
import { locationStockHref } from '../routing/locationStockHref'

/** What a location's page depends on beside the location. */
export interface LocationPageContext {
  readonly config: Pick<ResolvedConfig, 'locations' | 'hours' | 'reviews'>
  /** How many cars and reviews the page has. */
  readonly cars: number
  readonly reviews: number
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

const departments = { sales: 'Sales', service: 'Service', parts: 'Parts' } as const

const field = (name: string, value: string | number | null): DecidingField => ({
  name,
  value: value === null ? 'None' : String(value) || 'None',
})

/** A fact of the location itself, which is edited with the location. */
const known = (holds: boolean, rule: string, what: string, fields: readonly DecidingField[]): Condition => ({
  holds,
  rule,
  title: 'What is known of the location',
  yes: `The location has ${what}.`,
  no: `The location has no ${what.replace(/^an? /, '')}.`,
  fields,
})

const contact = (location: Location, { config }: LocationPageContext): Reason[] => {
  const { phone, landline, email, reviews, dealerLicenceNumber, repairerNumber } = location
  return [
    reasonOf({ id: 'location-rating', title: 'Rating', element: '/locations/showReviews' }, [
      {
        holds: config.locations.showReviews,
        rule: 'LOC-12',
        title: 'The site’s choice',
        yes: 'The site shows ratings of locations.',
        no: 'The site shows no ratings of locations.',
        settings: ['/locations/showReviews'],
      },
      known(reviews !== null, 'LOC-12', 'a rating', [field('Average rating', reviews?.averageRating ?? null)]),
    ]),
    reasonOf({ id: 'location-phone', title: 'Phone', element: null }, [
      known(Boolean(phone), 'LOC-11', 'a phone number', [field('Phone', phone)]),
    ]),
    reasonOf({ id: 'location-landline', title: 'Landline', element: null }, [
      known(Boolean(landline), 'LOC-11', 'a landline', [field('Landline', landline)]),
      ...(landline
        ? [
            {
              holds: landline !== phone,
              rule: 'LOC-11',
              title: 'Said once',
              yes: 'It is another number than the phone’s.',
              no: 'It is the phone’s number, which stands there already.',
              fields: [field('Phone', phone)],
            },
          ]
        : []),
    ]),
    reasonOf({ id: 'location-email', title: 'Email', element: null }, [
      known(Boolean(email), 'LOC-11', 'an email address', [field('Email', email)]),
    ]),
    reasonOf({ id: 'location-licence', title: 'Dealer licence', element: null }, [
      known(Boolean(dealerLicenceNumber), 'LOC-11', 'a dealer licence', [field('Dealer licence', dealerLicenceNumber)]),
    ]),
    reasonOf({ id: 'location-repairer', title: 'Repairer number', element: null }, [
      known(Boolean(repairerNumber), 'LOC-11', 'a repairer number', [field('Repairer number', repairerNumber)]),
    ]),
  ]
}

const opening = (location: Location, { config, now }: LocationPageContext): Reason[] => {
  const { hours } = config
  const has = (department: keyof typeof departments) => location.departments.some((each) => each.department === department)
  const today = momentInZone(now, location.timeZone).date
  const saturday = addDays(today, 6 - weekdayOf(today))
  const days = upcomingSpecialDays(location, now, hours.holidayDays)
  return [
    ...(['sales', 'service', 'parts'] as const).map((department) =>
      reasonOf({ id: `location-hours-${department}`, title: `Hours of ${departments[department]}`, element: '/hours' }, [
        known(has(department), 'LOC-13', `a department for ${departments[department].toLowerCase()}`, [
          field('Departments', location.departments.map((each) => departments[each.department]).join(', ')),
        ]),
      ]),
    ),
    reasonOf({ id: 'location-appointment', title: 'Service by appointment only this Saturday', element: '/hours' }, [
      {
        holds: hours.alternateServiceSaturdays,
        rule: 'LOC-18',
        title: 'Alternate Saturdays',
        yes: 'Every second Saturday is by appointment only.',
        no: 'No Saturdays are by appointment only.',
        settings: ['/hours/alternateServiceSaturdays'],
      },
      known(usualHours(location, 'service', 6) !== null, 'LOC-18', 'service hours on Saturdays', []),
      {
        holds: isAppointmentSaturday(saturday, { ...hours, alternateServiceSaturdays: true }),
        rule: 'LOC-18',
        title: 'Its turn',
        yes: 'This Saturday is one of them.',
        no: 'This Saturday is not one of them.',
        settings: ['/hours/serviceSaturdayReference'],
        fields: [field('This Saturday', saturday)],
      },
    ]),
    reasonOf({ id: 'location-holidays', title: 'Holiday hours', element: '/hours' }, [
      {
        holds: days.length > 0,
        rule: 'LOC-15',
        title: 'Special days ahead',
        yes: `There are special days within ${hours.holidayDays} days.`,
        no: `There are no special days within ${hours.holidayDays} days.`,
        settings: ['/hours/holidayDays'],
        fields: [field('Next', days[0] ? `${days[0].name}, ${days[0].date}` : null)],
      },
    ]),
  ]
}

const sights = (location: Location, { config, cars, reviews }: LocationPageContext): Reason[] => {
  const { latitude, longitude } = location.address
  const average = location.reviews?.averageRating ?? 0
  const some: Condition = {
    holds: cars > 0,
    rule: 'LOC-11',
    title: 'Cars there',
    yes: 'Cars stand there.',
    no: 'No cars stand there.',
    fields: [field('Cars', cars)],
  }
  return [
    reasonOf({ id: 'location-photo', title: 'Photo of the place', element: null }, [
      known(location.imageKey !== null, 'LOC-11', 'a photo', [field('Photo', location.imageKey === null ? null : 'There is one')]),
    ]),
    reasonOf({ id: 'location-map', title: 'Map', element: null }, [
      known(latitude !== null && longitude !== null, 'LOC-17', 'a place on the map', [
        field('Latitude', latitude),
        field('Longitude', longitude),
      ]),
    ]),
    reasonOf({ id: 'location-cars', title: 'Cars at the location', element: '/locations/viewStock' }, [some]),
    reasonOf({ id: 'location-stock', title: 'View Our Stock', element: '/locations/viewStock' }, [
      some,
      {
        holds: locationStockHref(config, location) !== null,
        rule: 'RTE-16',
        title: 'The site’s choice',
        yes: 'The site links to the stock of a location.',
        no: 'The site has no such link.',
        settings: ['/locations/viewStock'],
      },
    ]),
    reasonOf({ id: 'location-reviews', title: 'Reviews', element: '/reviews/show' }, [
      {
        holds: config.reviews.show,
        rule: 'REV-01',
        title: 'The site’s choice',
        yes: 'The site shows reviews.',
        no: 'The site shows no reviews.',
        settings: ['/reviews/show'],
      },
      known(reviews > 0, 'REV-01', 'reviews', [field('Reviews', reviews)]),
      {
        holds: average > config.reviews.minAverage,
        rule: 'REV-01',
        title: 'Lowest average',
        yes: `Its average is above ${config.reviews.minAverage}.`,
        no: `Its average is not above ${config.reviews.minAverage}.`,
        settings: ['/reviews/minAverage'],
        fields: [field('Average rating', location.reviews?.averageRating ?? null)],
      },
    ]),
  ]
}

/** Says of everything on a location's page why it shows or not, from top to bottom (LOC-11 to LOC-18, RTE-16, REV-01). */
export const locationPageReasons = (location: Location, context: LocationPageContext): Reason[] => [
  ...contact(location, context),
  ...opening(location, context),
  ...sights(location, context),
]
