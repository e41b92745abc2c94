import type { EditedLocation } from '@forecourt/data/location-drafts/EditedLocation'
import type { ListedLocation } from '@forecourt/data/organisations/listLocations'
import { openNow } from '@forecourt/rules/hours/openNow'
import { wallSpecialDay } from '@forecourt/rules/hours/wallSpecialDay'

/** A location as the console's form edits it, as its draft has it: special days by the clock on its wall. */
export const locationRecord = ({ location, live, draft, changes, sites }: EditedLocation) => ({
  ...location,
  specialDays: location.specialDays.map((day) => wallSpecialDay(day, location.timeZone)),
  /** What waits to be published; null where nothing does. */
  draft: draft && { ...draft, changes },
  isLive: live.visible,
  sites,
})

/** A location as lists show it. */
export const locationRow = (location: ListedLocation, now: string) => {
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
    hasDraft,
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
    hasDraft,
    departments: departments.map(({ department }) => department),
    openNow: first === undefined ? null : openNow(location, first, now),
  }
}
