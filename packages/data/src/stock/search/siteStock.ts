import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'

/** The condition that a car belongs to the stock a site shows: its organisation's, or that of some of its dealerships. */
export const siteStock = ({ organisationId, dealershipIds }: Pick<RenderedSite, 'organisationId' | 'dealershipIds'>): Prisma.Sql =>
  dealershipIds.length === 0
    ? Prisma.sql`car.organisation_id = ${organisationId}`
    : Prisma.sql`car.organisation_id = ${organisationId} and car.dealership_id = any(${[...dealershipIds]})`
