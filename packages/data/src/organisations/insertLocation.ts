import type { Location } from '@forecourt/rules/entities/Location'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

/** What a new location is made of; the names of its dealership come from the dealership. A whole `Location` is one too. */
export type NewLocation = Omit<Location, 'dealershipSlug' | 'dealershipName'>

export const insertLocation = async (tx: Transaction, organisationId: string, location: NewLocation): Promise<void> => {
  const { address, reviews } = location
  await tx.location.create({
    data: {
      organisationId,
      id: location.id,
      dealershipId: location.dealershipId,
      slug: location.slug,
      name: location.name,
      primary: location.primary,
      visible: location.visible,
      locationType: location.locationType,
      locationSubtype: location.locationSubtype,
      manufacturers: [...location.manufacturers],
      licenceNumber: location.dealerLicenceNumber,
      repairerNumber: location.repairerNumber,
      timeZone: location.timeZone,
      street: address.street,
      city: address.city,
      state: address.state,
      postcode: address.postcode,
      latitude: address.latitude,
      longitude: address.longitude,
      placeUrl: location.placeUrl,
      placeId: location.placeId,
      phone: location.phone,
      landline: location.landline,
      email: location.email,
      departments: structuredClone(location.departments) as unknown as Prisma.InputJsonValue,
      specialDays: structuredClone(location.specialDays) as unknown as Prisma.InputJsonValue,
      closedOnHolidays: location.closedOnHolidays,
      imageKey: location.imageKey,
      mapKey: location.mapKey,
      reviewAverage: reviews?.averageRating ?? null,
      reviewCount: reviews?.count ?? 0,
    },
  })
}
