import { type SuppliedInput, suppliedFields, suppliedText } from '@forecourt/rules/leads/delivery/suppliedFields'
import { suppliedLead } from '@forecourt/rules/leads/delivery/suppliedLead'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { RenderedSite } from '../../sites/RenderedSite'
import { selectCars } from '../../stock/reading/selectCars'
import { siteStock } from '../../stock/search/listedStock'
import type { Transaction } from '../../Transaction'
import { storeLead } from '../createLead'

export interface SuppliedReceipt {
  /** Id of the supplier, and its name as the leads' source. */
  readonly supplier: { readonly id: string; readonly name: string }
  /** The supplier's id of the lead, for deduplication. */
  readonly supplierLeadId: string
  /** ISO in UTC. */
  readonly now: string
}

export type SuppliedLeadResult =
  | { readonly ok: true; readonly leadId: string; readonly duplicate: boolean }
  | { readonly ok: false; readonly message: string; readonly fields: { readonly [field: string]: string } }

/** The car, location and dealership that a supplier gives by id or name, if they belong to the site. */
const namedPlaces = async (tx: Transaction, site: RenderedSite, input: SuppliedInput) => {
  const { organisationId } = site
  const [carId, stockNumber] = [suppliedText(input, 'car_id', 'carId'), suppliedText(input, 'stock_number', 'stockNumber')]
  const [place, dealer] = [
    suppliedText(input, 'location_id', 'location'),
    suppliedText(input, 'dealership_id', 'dealership_slug', 'dealership'),
  ]
  const [car] =
    carId || stockNumber
      ? await selectCars(tx, {
          where: Prisma.sql`${siteStock(site)} and (car.id = ${carId} or lower(car.stock_number) = lower(${stockNumber}))`,
          order: Prisma.sql`car.id = ${carId} desc, car.status = 'in_stock' desc, car.id`,
          limit: 1,
        })
      : []
  const location = place
    ? await tx.location.findFirst({ where: { organisationId, removedAt: null, OR: [{ id: place }, { slug: place }, { name: place }] } })
    : null
  const dealership = dealer
    ? await tx.dealership.findFirst({ where: { organisationId, OR: [{ id: dealer }, { slug: dealer }, { name: dealer }] } })
    : null
  return { car: car ?? null, locationId: location?.id ?? null, dealershipSlug: dealership?.slug ?? null }
}

/** Stores a supplied lead inside a transaction; see `receiveSuppliedLead`. */
export const storeSuppliedLead = async (
  tx: Transaction,
  site: RenderedSite,
  input: SuppliedInput,
  { supplier, supplierLeadId, now }: SuppliedReceipt,
): Promise<SuppliedLeadResult> => {
  const places = await namedPlaces(tx, site, suppliedFields(input) ?? {})
  const checked = suppliedLead(input, { ...places, supplier: supplier.name, country: site.config.identity.country })
  if (!checked.ok) return checked
  const receipt = { idempotencyKey: `supplier ${supplier.id} ${supplierLeadId}`, now }
  return { ok: true, ...(await storeLead(tx, site, checked.lead, receipt, { confirms: false })) }
}

/**
 * Stores a lead from a marketplace for a site; idempotent by the supplier's id (API-07). Sends the shopper no confirmation, as they
 * enquired elsewhere.
 */
export const receiveSuppliedLead = (
  db: Database,
  site: RenderedSite,
  input: SuppliedInput,
  receipt: SuppliedReceipt,
): Promise<SuppliedLeadResult> => db.forOrganisation(site.organisationId).transaction((tx) => storeSuppliedLead(tx, site, input, receipt))
