import type { DeliveredLead } from '@forecourt/rules/leads/delivery/DeliveredLead'
import type { Scope } from '../../createDatabase'
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

/** Leads as external systems get them, with the dealership and location that each is for. In order of arrival; without deleted leads. */
export const deliveredLeads = (scope: Scope, ids: readonly string[]): Promise<DeliveredLead[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.lead.findMany({
      where: { id: { in: [...ids] } },
      include: {
        ...leadRelations,
        location: { select: { ...locationColumns } },
        organisation: {
          select: { name: true, locations: { select: { timeZone: true }, orderBy: [{ primary: 'desc' }, { slug: 'asc' }], take: 1 } },
        },
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    })
    return rows.map(({ organisation, ...row }) => {
      const { location, dealership } = row
      const timeZone = location?.timeZone ?? organisation.locations[0]?.timeZone ?? 'Australia/Sydney'
      return {
        lead: toLead(row),
        place: {
          organisationName: organisation.name,
          dealershipName: dealership?.name ?? null,
          locationName: location?.name ?? null,
          ...{ street: location?.street ?? null, city: location?.city ?? null, state: location?.state ?? null },
          ...{ postcode: location?.postcode ?? null, phone: location?.phone ?? location?.landline ?? null, email: location?.email ?? null },
          country: timeZone.startsWith('Pacific/') ? 'NZ' : 'AU',
          timeZone,
        },
      }
    })
  })
