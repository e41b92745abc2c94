import type { OwnedLocation } from '@forecourt/data/organisations/LocationDraft'
import { openNow } from '@forecourt/rules/hours/openNow'
import { wallSpecialDay } from '@forecourt/rules/hours/wallSpecialDay'

/** A location as the console's form edits it: special days by the clock on its wall. */
export const locationRecord = (location: OwnedLocation) => ({
  ...location,
  specialDays: location.specialDays.map((day) => wallSpecialDay(day, location.timeZone)),
})

/** A location as lists show it. */
export const locationRow = (location: OwnedLocation, now: string) => {
  const {
    id,
    organisationId,
    name,
    slug,
    primary,
    visible,
    locationType,
    dealershipName,
    address,
    phone,
    landline,
    imageKey,
    departments,
  } = location
  const first = departments[0]?.department
  return {
    id,
    organisationId,
    name,
    slug,
    primary,
    visible,
    locationType,
    dealershipName,
    street: address.street,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    isOnMap: address.latitude !== null,
    phone: phone ?? landline,
    imageKey,
    departments: departments.map(({ department }) => department),
    openNow: first === undefined ? null : openNow(location, first, now),
  }
}
