import { randomUUID } from 'node:crypto'
import type { Point } from '@forecourt/rules/entities/Location'
import { hoursOfWeek, mainPlaceName, type OnboardingAnswers, type OnboardingPlace } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { onboardingConfig } from '@forecourt/rules/onboarding/onboardingConfig'
import { timeZoneOfState } from '@forecourt/rules/onboarding/stateOfPostcode'
import { unneededParts } from '@forecourt/rules/onboarding/unneededParts'
import { writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { withoutLocked } from '@forecourt/schema/layers/removeValue'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import { insertClaim, isHostVerified } from '../hosts/changeHost'
import { weakerLayers } from '../layers/weakerLayers'
import { insertDestination, queueTestLead } from '../leads/delivery/destinations'
import { insertDealership } from '../organisations/addDealership'
import { insertLocation, insertOrganisation, type NewLocation } from '../organisations/insertOrganisation'
import { insertSite, type SiteRefusal, siteRefusal } from '../sites/createSite'
import { siteLayer } from '../sites/lockDraft'
import { insertStockFeed } from '../stock-feeds/changeStockFeed'
import type { Transaction } from '../Transaction'
import { toOnboarding } from './getOnboarding'

export interface DealerCreation {
  readonly id: string
  /** The site's first host on the platform, such as kauri.localhost. */
  readonly hostOf: (slug: string) => string
  /** Coordinates of a location; null if geocoding failed. */
  readonly pointOf: (place: OnboardingPlace) => Point | null
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

export type DealerCreationResult = { readonly ok: true; readonly siteId: string; readonly organisationId: string } | SiteRefusal

const layerId = async (tx: Transaction, kind: string, slug: string): Promise<string | null> =>
  slug === '' ? null : ((await tx.layer.findUnique({ where: { kind_slug: { kind, slug } }, select: { id: true } }))?.id ?? null)

const missing: SiteRefusal = { ok: false, reason: 'notFound', message: 'This onboarding no longer exists.' }

/** A location from the answers. */
const newLocation = (
  { id, slug, name, ...place }: OnboardingPlace & Pick<NewLocation, 'id' | 'slug' | 'name'>,
  {
    answers: { business, brands },
    dealershipId,
    primary,
    point,
  }: { readonly answers: OnboardingAnswers; readonly dealershipId: string; readonly primary: boolean; readonly point: Point | null },
): NewLocation => ({
  id,
  dealershipId,
  slug,
  name,
  primary,
  visible: true,
  locationType: 'sales',
  locationSubtype: null,
  manufacturers: brands.makes,
  dealerLicenceNumber: business.licence.trim() || null,
  repairerNumber: null,
  timeZone: timeZoneOfState(place.state, business.country),
  address: {
    street: place.street.trim(),
    city: place.suburb.trim(),
    state: place.state.trim(),
    postcode: place.postcode,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
  },
  phone: writtenPhone(place.phone, business.country),
  placeUrl: null,
  placeId: null,
  mapKey: null,
  landline: null,
  email: place.email.trim(),
  departments: place.hours?.length === 0 ? [] : [{ department: 'sales', hours: place.hours ?? hoursOfWeek(place.week) }],
  specialDays: [],
  closedOnHolidays: true,
  imageKey: null,
  reviews: null,
})

/** Locks the onboarding, so that a concurrent second request finds the created site. */
const lock = (tx: Transaction, id: string) => tx.$executeRaw`select 1 from onboardings where id = ${id} for update`

/**
 * Creates all that a new dealer needs from the answers: organisation, dealership, location with hours, a site with its host and draft, and
 * a feed with its mapping for an uploaded stock file, under the onboarding's id, and the CRM's lead destination with a test lead. The feed
 * imports the cars later. Atomic and idempotent: a retry returns the created site. Nothing is live yet.
 */
export const createDealer = async (db: Database, { id, hostOf, pointOf, actor, now }: DealerCreation): Promise<DealerCreationResult> => {
  try {
    return await db.platform.transaction(
      async (tx) => {
        await lock(tx, id)
        const row = await tx.onboarding.findUnique({ where: { id } })
        if (!row) return missing
        if (row.siteId && row.organisationId) return { ok: true, siteId: row.siteId, organisationId: row.organisationId }

        const { answers } = toOnboarding(row)
        const { business, brands, place, address, look, stock, leads } = answers
        const templateLayerId = await layerId(tx, 'template', look.template)
        if (!templateLayerId) return { ok: false, reason: 'notFound', message: 'The template no longer exists. Choose another.' }
        if (address.domain !== '' && (await isHostVerified(tx, address.domain)))
          return { ok: false, reason: 'hostTaken', message: 'Another site already has this host name.' }
        const manufacturerLayerId = await layerId(tx, 'manufacturer', brands.manufacturer)
        const [organisationId, dealershipId, locationId, siteId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
        const name = business.name.trim()

        await insertOrganisation(tx, { id: organisationId, slug: address.slug, name })
        await insertDealership(tx, organisationId, { id: dealershipId, slug: address.slug, name, makes: brands.makes })
        const first = { ...place, id: locationId, slug: toSlug(place.suburb) || 'main', name: mainPlaceName(answers) }
        const others = place.others.map((other, index) => ({
          ...other,
          id: randomUUID(),
          name: other.name.trim(),
          slug: toSlug(other.suburb) || `location-${index + 2}`,
        }))
        const slugs = new Set<string>()
        for (const each of [first, ...others]) {
          const slug = slugs.has(each.slug) ? `${each.slug}-${slugs.size + 1}` : each.slug
          slugs.add(slug)
          await insertLocation(
            tx,
            organisationId,
            newLocation({ ...each, slug }, { answers, dealershipId, primary: each === first, point: pointOf(each) }),
          )
        }
        if (look.logo)
          await tx.image.createMany({
            data: [{ ...look.logo, organisationId, alt: `${name} logo`, authorId: actor.userId, authorName: actor.name }],
          })
        const site = { organisationId, siteId, templateLayerId, manufacturerLayerId }
        const layers = await weakerLayers(tx, site)
        const answered = onboardingConfig(answers)
        const unneeded = unneededParts(answers, resolveConfig(layers).config)
        const pages = [...(answered.pages?.list ?? []), ...(unneeded.pages?.list ?? [])]
        const values = withoutLocked(
          { ...answered, ...unneeded, ...(pages.length > 0 && { pages: { list: pages } }) },
          layers,
          siteLayer(name, {}),
        )
        await insertSite(tx, {
          organisationId,
          siteId,
          slug: address.slug,
          name,
          templateLayerId,
          manufacturerLayerId,
          hosts: [hostOf(address.slug)],
          values,
          actor,
        })
        if (address.domain !== '') await insertClaim(tx, { organisationId, siteId, host: address.domain, actor })
        if (stock.file !== '') {
          const { mapping } = stock
          const priceType = stock.priceType === 'unknown' ? 'ask' : stock.priceType
          await insertStockFeed(tx, {
            ...{ id, dealership: { id: dealershipId, organisationId, name }, actor, now },
            settings: {
              ...{ name: stock.fileName.slice(0, 80), locationId, source: { kind: 'upload' }, mapping, priceType },
              ...{ schedule: null, maxWithdrawnPercent: 20, paused: false },
            },
          })
        }
        if (leads.crm) {
          const filter = { scope: 'organisation' as const, locationId: null, forms: [], sources: [], takesSuspicious: false }
          const settings = { ...leads.crm, name: leads.crm.name.trim(), ...filter }
          await queueTestLead(tx, await insertDestination(tx, { organisationId, settings, actor }), { actor, now })
        }
        await tx.onboarding.update({ where: { id }, data: { organisationId, siteId, updatedAt: new Date() } })
        await appendAudit(tx, {
          organisationId,
          siteId,
          actor,
          action: 'onboarding.found',
          target: id,
          summary: `Set up ${name} as a new dealer`,
        })
        return { ok: true, siteId, organisationId }
      },
      { timeoutMs: 120_000 },
    )
  } catch (error) {
    return siteRefusal(error)
  }
}
