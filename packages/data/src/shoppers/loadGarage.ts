import type { Garage, SentEnquiry } from '@forecourt/rules/accounts/Garage'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'
import { keptLists } from './loadKept'
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
): Promise<Omit<Garage, 'offered' | 'done' | 'reservations'>> =>
  db.forOrganisation(site.organisationId).transaction(async (tx) => {
    const { organisationId, siteId } = site
    const { id: shopperId, email, mobile, phone, alerts } = shopper
    const { watched, viewed, compared } = await keptLists(tx, site, shopperId)
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
      watched,
      viewed: viewed.map(({ car }) => car),
      compared: compared.map(({ car }) => car),
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
