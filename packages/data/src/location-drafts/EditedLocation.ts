import type { Location } from '@forecourt/rules/entities/Location'
import { type LocationValues, locationChanges } from '@forecourt/rules/locations/locationChanges'
import type { LocationDraft as DraftRow } from '../generated/client'
import { currentLocationsOfSites, type OwnedLocation, type SiteLimit, toLocation } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'

/** The editable values of a location, without imported ones. */
export const locationValues = (location: Location): LocationValues => ({
  name: location.name,
  primary: location.primary,
  visible: location.visible,
  locationType: location.locationType,
  dealershipId: location.dealershipId,
  dealerLicenceNumber: location.dealerLicenceNumber,
  repairerNumber: location.repairerNumber,
  timeZone: location.timeZone,
  address: location.address,
  placeUrl: location.placeUrl,
  placeId: location.placeId,
  phone: location.phone,
  landline: location.landline,
  email: location.email,
  departments: location.departments,
  specialDays: location.specialDays,
  closedOnHolidays: location.closedOnHolidays,
  imageKey: location.imageKey,
  mapKey: location.mapKey,
})

/** A location in the editor: live values and draft. */
export interface EditedLocation {
  /** The draft; without one, the live values. */
  readonly location: OwnedLocation
  readonly live: OwnedLocation
  /** Null if there are no unpublished changes. */
  readonly draft: { readonly revision: number; readonly updatedAt: string; readonly updatedBy: string } | null
  /** Unpublished changes, in sentences. */
  readonly changes: readonly string[]
  /** The sites that show the live location or would show the draft, sorted by name. Only live sites show it now. */
  readonly sites: readonly { readonly id: string; readonly name: string; readonly isLive: boolean }[]
}

/** Sites of an organisation that show at least one of the given dealerships. A site without a choice of dealerships shows all of them. */
const sitesShowing = async (tx: Transaction, organisationId: string, dealershipIds: readonly string[]) => {
  const sites = await tx.site.findMany({
    where: {
      organisationId,
      status: { not: 'archived' },
      OR: [{ dealerships: { none: {} } }, { dealerships: { some: { dealershipId: { in: [...dealershipIds] } } } }],
    },
    select: { id: true, name: true, status: true },
    orderBy: { name: 'asc' },
  })
  return sites.map(({ id, name, status }) => ({ id, name, isLive: status === 'live' }))
}

const draftValues = (draft: DraftRow | null): LocationValues | null => draft && (draft.values as unknown as LocationValues)

/** A location with its draft, within the user's sites; null if there is none. */
export const readEdited = async (tx: Transaction, id: string, siteIds: SiteLimit): Promise<EditedLocation | null> => {
  const row = await tx.location.findFirst({
    where: { AND: [{ id }, await currentLocationsOfSites(tx, siteIds)] },
    include: { dealership: true, draft: true },
  })
  if (!row) return null
  const { organisationId, draft } = row
  const live = { ...toLocation(row), organisationId }
  const values = draftValues(draft)
  const dealershipId = values?.dealershipId ?? live.dealershipId
  const dealership =
    dealershipId === live.dealershipId ? null : await tx.dealership.findFirst({ where: { organisationId, id: dealershipId } })
  return {
    location: {
      ...live,
      ...values,
      ...(dealership ? { dealershipSlug: dealership.slug, dealershipName: dealership.name } : {}),
    },
    live,
    draft: draft && { revision: draft.revision, updatedAt: draft.updatedAt.toISOString(), updatedBy: draft.updatedBy },
    changes: values ? locationChanges(locationValues(live), values) : [],
    sites: await sitesShowing(tx, organisationId, [live.dealershipId, dealershipId]),
  }
}
