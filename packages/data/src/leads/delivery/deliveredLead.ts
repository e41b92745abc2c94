import type { DeliveredLead } from '@forecourt/rules/leads/delivery/DeliveredLead'
import { sampleLead } from '@forecourt/rules/leads/delivery/sampleLead'
import type { Scope } from '../../createDatabase'
import type { Prisma } from '../../generated/client'
import { leadRelations, toLead } from '../toLead'

const locationColumns = {
  name: true,
  street: true,
  city: true,
  state: true,
  postcode: true,
  phone: true,
  landline: true,
  email: true,
  timeZone: true,
}

type LocationRow = { readonly [Column in Exclude<keyof typeof locationColumns, 'name' | 'timeZone'>]: string | null } & {
  readonly name: string
  readonly timeZone: string
}

interface PlaceRows {
  readonly organisation: { readonly name: string; readonly locations: readonly { readonly timeZone: string }[] }
  readonly dealership: { readonly name: string } | null
  readonly location: LocationRow | null
}

const toPlace = ({ organisation, dealership, location }: PlaceRows): DeliveredLead['place'] => {
  const timeZone = location?.timeZone ?? organisation.locations[0]?.timeZone ?? 'Australia/Sydney'
  return {
    organisationName: organisation.name,
    dealershipName: dealership?.name ?? null,
    locationName: location?.name ?? null,
    ...{ street: location?.street ?? null, city: location?.city ?? null, state: location?.state ?? null },
    ...{ postcode: location?.postcode ?? null, phone: location?.phone ?? location?.landline ?? null, email: location?.email ?? null },
    country: timeZone.startsWith('Pacific/') ? 'NZ' : 'AU',
    timeZone,
  }
}

const mainLocationFirst = [{ primary: 'desc' }, { slug: 'asc' }] satisfies Prisma.LocationOrderByWithRelationInput[]

/** A lead for testing a destination, for the main location of its organisation; null if there is no such organisation (ENT-16). */
export const sampleDelivery = (
  scope: Scope,
  organisationId: string,
  ids: { readonly id: string; readonly now: string },
): Promise<DeliveredLead | null> =>
  scope.transaction(async (tx) => {
    const organisation = await tx.organisation.findFirst({
      where: { id: organisationId },
      select: {
        name: true,
        locations: {
          select: { ...locationColumns, dealership: { select: { name: true } } },
          orderBy: mainLocationFirst,
          take: 1,
        },
      },
    })
    if (!organisation) return null
    const [location = null] = organisation.locations
    const dealership = location?.dealership ?? null
    return sampleLead(organisationId, toPlace({ organisation, dealership, location }), ids)
  })

/** Leads as external systems get them, with the dealership and location that each is for. In order of arrival; without deleted leads. */
export const deliveredLeads = (scope: Scope, ids: readonly string[]): Promise<DeliveredLead[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.lead.findMany({
      where: { id: { in: [...ids] } },
      include: {
        ...leadRelations,
        location: { select: { ...locationColumns } },
        organisation: {
          select: { name: true, locations: { select: { timeZone: true }, orderBy: mainLocationFirst, take: 1 } },
        },
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    return rows.map(({ organisation, ...row }) => {
      const { location, dealership } = row
      return { lead: toLead(row), place: toPlace({ organisation, dealership, location }) }
    })
  })
