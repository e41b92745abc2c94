import type { EnteredSpecialDay } from '@forecourt/rules/hours/hoursProblems'
import type { LocationDetail } from '../../client/Records'
import type { timeZones } from './locationTypes'

/** Form state of a location: strings instead of null, and the coordinates as one text. */
export interface EnteredLocation
  extends Omit<
    LocationDetail,
    | 'id'
    | 'slug'
    | 'dealershipSlug'
    | 'dealershipName'
    | 'locationSubtype'
    | 'manufacturers'
    | 'reviews'
    | 'draft'
    | 'isLive'
    | 'sites'
    | 'address'
    | 'placeUrl'
    | 'placeId'
    | 'phone'
    | 'landline'
    | 'email'
    | 'dealerLicenceNumber'
    | 'repairerNumber'
    | 'specialDays'
  > {
  readonly address: { readonly street: string; readonly city: string; readonly state: string; readonly postcode: string }
  /** '-33.815, 151.001', as copied from a map; empty for none. */
  readonly position: string
  readonly placeUrl: string
  readonly placeId: string
  readonly phone: string
  readonly landline: string
  readonly email: string
  readonly dealerLicenceNumber: string
  readonly repairerNumber: string
  readonly specialDays: readonly EnteredSpecialDay[]
}

export const emptyLocation = (organisationId: string): EnteredLocation => ({
  organisationId,
  name: '',
  dealershipId: '',
  primary: false,
  visible: true,
  locationType: '',
  timeZone: 'Australia/Sydney',
  address: { street: '', city: '', state: '', postcode: '' },
  position: '',
  placeUrl: '',
  placeId: '',
  phone: '',
  landline: '',
  email: '',
  dealerLicenceNumber: '',
  repairerNumber: '',
  imageKey: null,
  mapKey: null,
  departments: [],
  specialDays: [],
  closedOnHolidays: true,
})

export const toEnteredLocation = (location: LocationDetail): EnteredLocation => {
  const { street, city, state, postcode, latitude, longitude } = location.address
  return {
    organisationId: location.organisationId,
    name: location.name,
    dealershipId: location.dealershipId,
    primary: location.primary,
    visible: location.visible,
    locationType: location.locationType,
    timeZone: location.timeZone,
    address: { street, city, state, postcode },
    position: latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`,
    placeUrl: location.placeUrl ?? '',
    placeId: location.placeId ?? '',
    phone: location.phone ?? '',
    landline: location.landline ?? '',
    email: location.email ?? '',
    dealerLicenceNumber: location.dealerLicenceNumber ?? '',
    repairerNumber: location.repairerNumber ?? '',
    imageKey: location.imageKey,
    mapKey: location.mapKey,
    departments: location.departments,
    specialDays: location.specialDays,
    closedOnHolidays: location.closedOnHolidays,
  }
}

/** Parses coordinates copied from a map: '-33.815, 151.001'. Null if empty, undefined if invalid. */
export const parsePosition = (text: string): { latitude: number; longitude: number } | null | undefined => {
  if (text.trim() === '') return null
  const [, latitude, longitude] = /^\s*\(?\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*\)?\s*$/.exec(text) ?? []
  return latitude === undefined || longitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) }
}

/** Input for the API from the form state. */
export const parseLocation = ({ position, organisationId: _organisationId, ...entered }: EnteredLocation) => ({
  ...entered,
  // The select has only valid zones; the server rejects others.
  timeZone: entered.timeZone as (typeof timeZones)[number]['value'],
  address: { ...entered.address, ...(parsePosition(position) ?? { latitude: null, longitude: null }) },
  departments: entered.departments.map(({ department, phone = null, hours }) => ({ department, phone: phone || null, hours: [...hours] })),
  specialDays: [...entered.specialDays],
})
