import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'
import { appointmentPart, type HoursContext } from '../hours/appointmentPart'
import { type UpcomingSpecialDay, upcomingSpecialDays } from '../hours/upcomingSpecialDays'
import { type WeekRow, weekTable } from '../hours/weekTable'
import { locationFact, locationField } from '../parts/carFacts'
import { type Need, part, valuePart } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'
import { aboveMinimum, showsReviews } from '../reviews/reviewNeeds'
import { hasDepartment, locationStockHref } from './locationsFor'

interface LocationContext {
  readonly location: Location
}

interface LocationSettingsContext extends LocationContext {
  readonly config: Pick<ResolvedConfig, 'locations' | 'hours' | 'reviews'>
}

interface LocationCarsContext {
  /** Number of cars on the page. */
  readonly cars: number
}

interface LocationReviewsContext extends LocationSettingsContext {
  /** Number of reviews on the page. */
  readonly reviews: number
}

/** What the parts of a location's page depend on. */
export interface LocationPageContext extends LocationReviewsContext, LocationCarsContext {
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

const departments = { sales: 'Sales', service: 'Service', parts: 'Parts' } as const

const hoursPart = (department: keyof typeof departments) =>
  valuePart<HoursContext, readonly WeekRow[]>({
    id: `location-hours-${department}`,
    title: `Hours of ${departments[department]}`,
    requirement: 'LOC-13',
    elementSetting: '/hours',
    needs: [
      locationFact(
        `a department for ${departments[department].toLowerCase()}`,
        ({ location }) => location.departments.some((each) => each.department === department),
        ({ location }) => [locationField('Departments', location.departments.map((each) => departments[each.department]).join(', '))],
      ),
    ],
    value: ({ location, config, now }) => weekTable(location, department, { config, now }),
  })

/** A text field of the location, such as its phone number. */
const textPart = (key: 'phone' | 'email' | 'dealerLicenceNumber' | 'repairerNumber', id: string, title: string, what: string) =>
  valuePart<LocationContext, string>({
    id: `location-${id}`,
    title,
    requirement: 'LOC-11',
    elementSetting: null,
    needs: [
      locationFact(
        what,
        ({ location }) => Boolean(location[key]),
        ({ location }) => [locationField(title, location[key])],
      ),
    ],
    value: ({ location }) => location[key] ?? '',
  })

const hasCars: Need<LocationCarsContext> = {
  holds: ({ cars }) => cars > 0,
  title: 'Cars there',
  yes: 'Cars stand there.',
  no: 'No cars stand there.',
  fields: ({ cars }) => [locationField('Cars', cars)],
}

/** Whether a location is in lists (LOC-03, LOC-07); hidden ones only if requested by id. */
export const locationListing = part<LocationContext>({
  id: 'location',
  title: 'Location',
  requirement: 'LOC-07',
  elementSetting: null,
  needs: [
    {
      holds: ({ location }) => location.visible,
      title: 'Visible locations',
      yes: 'The location is marked visible.',
      no: 'The location is marked not visible.',
      fields: ({ location: { visible, locationType, primary } }) => [
        { name: 'Visible', value: visible ? 'Yes' : 'No' },
        { name: 'Type', value: departments[locationType || 'sales'] },
        { name: 'Primary', value: primary ? 'Yes' : 'No' },
      ],
    },
  ],
})

/** Parts of a location's page with their needs, from top to bottom (LOC-11 to LOC-18, RTE-16, REV-01). */
export const locationParts = {
  rating: valuePart<LocationSettingsContext, Location['reviews']>({
    id: 'location-rating',
    title: 'Rating',
    requirement: 'LOC-12',
    elementSetting: '/locations/showReviews',
    needs: [
      {
        ...isOn('/locations/showReviews'),
        yes: 'The site shows ratings of locations.',
        no: 'The site shows no ratings of locations.',
      },
      locationFact(
        'a rating',
        ({ location }) => location.reviews !== null,
        ({ location }) => [locationField('Average rating', location.reviews?.averageRating ?? null)],
      ),
    ],
    value: ({ location }) => location.reviews,
  }),
  phone: textPart('phone', 'phone', 'Phone', 'a phone number'),
  landline: valuePart<LocationContext, string>({
    id: 'location-landline',
    title: 'Landline',
    requirement: 'LOC-11',
    elementSetting: null,
    needs: [
      locationFact(
        'a landline',
        ({ location }) => Boolean(location.landline),
        ({ location }) => [locationField('Landline', location.landline)],
      ),
      {
        appliesWhen: ({ location }) => Boolean(location.landline),
        holds: ({ location }) => location.landline !== location.phone,
        title: 'Said once',
        yes: 'It’s different from the phone number.',
        no: 'It is the phone’s number, which stands there already.',
        fields: ({ location }) => [locationField('Phone', location.phone)],
      },
    ],
    value: ({ location }) => location.landline ?? '',
  }),
  email: textPart('email', 'email', 'Email', 'an email address'),
  licence: textPart('dealerLicenceNumber', 'licence', 'Dealer licence', 'a dealer licence'),
  repairer: textPart('repairerNumber', 'repairer', 'Repairer number', 'a repairer number'),
  salesHours: hoursPart('sales'),
  serviceHours: hoursPart('service'),
  partsHours: hoursPart('parts'),
  appointment: appointmentPart,
  holidays: valuePart<HoursContext, readonly UpcomingSpecialDay[]>({
    id: 'location-holidays',
    title: 'Holiday hours',
    requirement: 'LOC-15',
    elementSetting: '/hours',
    needs: [
      {
        holds: ({ location, config, now }) => upcomingSpecialDays(location, now, config.hours.holidayDays).length > 0,
        title: 'Special days ahead',
        yes: ({ config }) => `There are special days within ${config.hours.holidayDays} days.`,
        no: ({ config }) => `There are no special days within ${config.hours.holidayDays} days.`,
        settings: ['/hours/holidayDays'],
        fields: ({ location, config, now }) => {
          const [next] = upcomingSpecialDays(location, now, config.hours.holidayDays)
          return [locationField('Next', next ? `${next.name}, ${next.date}` : null)]
        },
      },
    ],
    value: ({ location, config, now }) => upcomingSpecialDays(location, now, config.hours.holidayDays),
  }),
  photo: valuePart<LocationContext, string>({
    id: 'location-photo',
    title: 'Photo of the place',
    requirement: 'LOC-11',
    elementSetting: null,
    needs: [
      locationFact(
        'a photo',
        ({ location }) => location.imageKey !== null,
        ({ location }) => [locationField('Photo', location.imageKey === null ? null : 'There is one')],
      ),
    ],
    value: ({ location }) => location.imageKey ?? '',
  }),
  mapPicture: valuePart<LocationContext, string>({
    id: 'location-map-picture',
    title: 'Picture of the map',
    requirement: 'ENT-07',
    elementSetting: null,
    needs: [
      locationFact(
        'a picture of its map',
        ({ location }) => location.mapKey !== null,
        ({ location }) => [locationField('Picture of the map', location.mapKey === null ? null : 'There is one')],
      ),
    ],
    value: ({ location }) => location.mapKey ?? '',
  }),
  map: part<LocationContext>({
    id: 'location-map',
    title: 'Map',
    requirement: 'LOC-17',
    elementSetting: null,
    needs: [
      {
        holds: ({ location }) => location.mapKey === null,
        title: 'No picture of the map',
        yes: 'The map is drawn.',
        no: 'The location has a picture of its map, which is shown instead.',
        fields: ({ location }) => [locationField('Picture of the map', location.mapKey === null ? null : 'There is one')],
      },
      locationFact(
        'a place on the map',
        ({ location: { address } }) => address.latitude !== null && address.longitude !== null,
        ({ location: { address } }) => [locationField('Latitude', address.latitude), locationField('Longitude', address.longitude)],
      ),
    ],
  }),
  cars: part<LocationCarsContext>({
    id: 'location-cars',
    title: 'Cars at the location',
    requirement: 'LOC-11',
    elementSetting: '/locations/viewStock',
    needs: [hasCars],
  }),
  stock: part<LocationSettingsContext & LocationCarsContext>({
    id: 'location-stock',
    title: 'View Our Stock',
    requirement: 'LOC-11',
    elementSetting: '/locations/viewStock',
    needs: [
      hasCars,
      {
        holds: ({ location, config }) => locationStockHref(config, location) !== null,
        requirement: 'RTE-16',
        title: 'The site’s choice',
        yes: 'The site links to the stock of a location.',
        no: ({ location }) => (hasDepartment(location, 'sales') ? 'The site has no such link.' : 'Nothing is sold there.'),
        settings: ['/locations/viewStock'],
      },
    ],
  }),
  reviews: part<LocationReviewsContext>({
    id: 'location-reviews',
    title: 'Reviews',
    requirement: 'REV-01',
    elementSetting: '/reviews/show',
    needs: [
      showsReviews,
      locationFact(
        'reviews',
        ({ reviews }) => reviews > 0,
        ({ reviews }) => [locationField('Reviews', reviews)],
      ),
      aboveMinimum(({ location }) => location.reviews?.averageRating ?? null),
    ],
  }),
}
