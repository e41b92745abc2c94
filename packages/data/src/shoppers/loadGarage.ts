import type { Garage, SentEnquiry } from '@forecourt/rules/accounts/Garage'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { pagedStock } from '../stock/search/pagedStock'
import type { KeptKind } from './keptCars'
import type { SignedInShopper } from './SignedInShopper'

const mostEnquiries = 50

/**
 * All that a shopper's garage shows on a site (RTE-22). Enquiries are those of the address, or the mobile, that the shopper proved to
 * be theirs, on this site.
 */
export const loadGarage = (
  db: Database,
  site: RenderedSite,
  shopper: SignedInShopper,
): Promise<Omit<Garage, 'offered' | 'done'>> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const { organisationId, siteId } = site
    const { id: shopperId, email, mobile, phone, alerts } = shopper
    const kept = await tx.shopperCar.findMany({ where: { organisationId, shopperId }, orderBy: [{ at: 'desc' }, { carId: 'asc' }] })
    const ids = [...new Set(kept.map(({ carId }) => carId))]
    const cars = ids.length === 0 ? [] : await selectCars(tx, { where: Prisma.sql`${pagedStock(site)} and car.id = any(${ids})` })
    const byId = new Map<string, Car>(cars.map((car) => [car.id, car]))
    const of = (kind: KeptKind) =>
      kept.flatMap(({ kind: its, carId, at }) => {
        const car = byId.get(carId)
        return its === kind && car ? [{ car, at: at.toISOString() }] : []
      })
    const searches = await tx.savedSearch.findMany({
      where: { organisationId, shopperId, siteId },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      select: { id: true, path: true, name: true },
    })
    const enquiries = await tx.lead.findMany({
      where: {
        organisationId,
        siteId,
        OR: [...(email ? [{ email: { equals: email, mode: 'insensitive' as const } }] : []), ...(mobile ? [{ phone: mobile }] : [])],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: mostEnquiries,
      include: { car: { select: { slug: true, status: true } } },
    })
    return {
      email,
      mobile,
      phone,
      alerts,
      watched: of('watched'),
      viewed: of('viewed').map(({ car }) => car),
      compared: of('compared').map(({ car }) => car),
      searches,
      enquiries: enquiries.map(({ id, createdAt, category, carName, car, status }) => ({
        id,
        at: createdAt.toISOString(),
        about: category,
        carName,
        carSlug: car && car.status !== 'withdrawn' && car.status !== 'draft' ? car.slug : null,
        status: status as SentEnquiry['status'],
      })),
    }
  })
