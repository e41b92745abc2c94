import type { Database } from '@forecourt/data/createDatabase'
import { insertCharges } from '@forecourt/data/edited-records/finance/chargeKind'
import { insertLayer } from '@forecourt/data/layers/insertLayer'
import { insertDealership } from '@forecourt/data/organisations/addDealership'
import {
  insertLocation,
  insertOffers,
  insertOrganisation,
  insertPosts,
  insertReviews,
} from '@forecourt/data/organisations/insertOrganisation'
import { publishSite } from '@forecourt/data/publishing/publishSite'
import { dateCarStates } from '@forecourt/data/shoppers/findCarAlerts'
import { createSite } from '@forecourt/data/sites/createSite'
import { insertCars } from '@forecourt/data/stock/insertCars'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { anyCar } from '@forecourt/rules/offers/offerProblems'
import { toCarPrices } from '@forecourt/rules/pricing/shownPrice'
import { type PostValues, postFields } from '@forecourt/rules/records/kinds/postFields'
import { blankValues } from '@forecourt/rules/records/RecordField'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { drawingFile } from './drawingFile'
import { nextHolidays } from './holidays'
import { locationDrawing, situationDrawing } from './listDrawings'
import { seedOwnModels } from './models/seedOwnModels'
import { notableCars } from './notable/notableCars'
import { notableStock } from './notable/notableStock'
import type { Pictures } from './pictures'
import { presetLayers } from './presetLayers'
import type { Scenario, ScenarioSite, Situation } from './Scenario'
import type { Transaction } from './seedBookings'
import { generateStock } from './stock/generateStock'
import { isChosenCar } from './stock/isChosenCar'
import { seededId } from './stock/seededId'
import { demoCharges, withBothPrices } from './stock/withBothPrices'
import { withDrawings } from './withDrawings'

interface Context {
  readonly pictures: Pictures
  /** Milliseconds. */
  readonly now: number
  /** Multiple of the demo's default number of cars. */
  readonly factor: number
}

/** Rows per INSERT. */
const batchSize = 5_000

/** Actor of seeded changes, which use the same functions as users. */
const actor = { userId: null, name: 'Forecourt demo' }

const scenarioCars = async ({ stock }: Scenario, { pictures, now, factor }: Context): Promise<Car[]> => {
  const ordinary = stock.flatMap((plan) => generateStock({ ...plan, count: Math.max(1, Math.round(plan.count * factor)) }, now))
  const withBoth = new Set(stock.flatMap(({ bothPrices, location }) => (bothPrices ? [location.id] : [])))
  const notable = notableStock(Object.values(notableCars), stock, now)
  return Promise.all(
    [...ordinary, ...notable].map(async ({ car: generated, hasReport, pictures: shown }) => {
      const known = toCarPrices(generated)
      // Drive away is shown if both prices are known, so pages look the same.
      const prices = withBoth.has(generated.locationId) ? withBothPrices(known, generated) : known
      const car = { ...generated, ...prices }
      return {
        ...car,
        historyFileKey: hasReport && factor <= 1 ? await pictures.report(car, now) : null,
        images: await pictures.ofCar(car, shown),
      }
    }),
  )
}

/** Defaults of a post, published. */
const blankPost = { ...(blankValues(postFields) as PostValues), state: 'published' as const }

/** Picture of an offer: a selected car, its model (new if the offer is), or a stock vehicle in rotation. */
const offerPicture = (
  cars: readonly Car[],
  { modelName, category, isChosen = () => false }: Pick<Offer, 'modelName' | 'category'> & { readonly isChosen?: (car: Car) => boolean },
  yard: string | undefined,
  index: number,
) => {
  const pictured = cars.filter((car) => car.images.length > 0)
  const fitting = pictured.filter((car) => category !== 'New' || car.carType === 'new')
  const ofModel = fitting.find((car) => car.model === modelName) ?? pictured.find((car) => car.model === modelName)
  const atYard = fitting.filter((car) => car.locationId === yard)
  return (pictured.find(isChosen) ?? ofModel ?? atYard[index * 7] ?? atYard[0] ?? pictured[index])?.images[0]?.key ?? null
}

const layerId = (kind: string, slug: string) => {
  const layer = presetLayers.find((preset) => preset.kind === kind && preset.slug === slug)
  if (!layer) throw new Error(`There is no ${kind} called ${slug}.`)
  return layer.id
}

/** Seeds the offers, posts and reviews of a scenario, with pictures of its cars. */
const seedContent = async (tx: Transaction, scenario: Scenario, cars: readonly Car[], { pictures, now }: Context) => {
  const { organisation, locations, offers, posts, reviews } = scenario
  const situation = (picture: Situation, location?: string) => pictures.drawn(drawingFile(situationDrawing(scenario, picture, location)))
  const dayBefore = (days: number) => new Date(now - days * 86_400_000).toISOString().slice(0, 10)
  await insertOffers(
    tx,
    organisation.id,
    await Promise.all(
      offers.map(async ({ picture, pictureOf, chosenFor, startsInDays, endsInDays, ...offer }, index) => ({
        ...anyCar,
        ...offer,
        startsOn: startsInDays === undefined ? null : dayBefore(-startsInDays),
        startTime: null,
        endsOn: endsInDays === undefined ? null : dayBefore(-endsInDays),
        endTime: null,
        imageKey: picture
          ? await situation(picture, pictureOf)
          : offerPicture(
              cars,
              { ...offer, isChosen: (car) => isChosenCar({ ...offer, chosenFor }, car) },
              locations[index % locations.length]?.id,
              index,
            ),
      })),
    ),
  )
  await insertPosts(
    tx,
    organisation.id,
    await Promise.all(
      posts.map(async ({ daysAgo, picture, modelName = null, ...post }, index) => ({
        ...blankPost,
        ...post,
        id: seededId(`post:${organisation.slug}:${index}`),
        slug: toSlug(post.title).slice(0, 77),
        publishOn: dayBefore(daysAgo),
        // Fixed, so that demo pages don't depend on the seeding time.
        updatedAt: new Date(dayBefore(daysAgo)),
        imageKey: picture
          ? await situation(picture)
          : offerPicture(cars, { modelName, category: 'New' }, locations[index % locations.length]?.id, index),
      })),
    ),
  )
  await insertReviews(
    tx,
    organisation.id,
    await Promise.all(
      reviews.map(async ({ daysAgo, repliedDaysAgo, locationSlug, picture, ...review }, index) => {
        const location = locations.find(({ slug }) => slug === locationSlug)
        return {
          ...review,
          id: seededId(`review:${organisation.slug}:${index}`),
          reviewDate: dayBefore(daysAgo),
          replyDate: repliedDaysAgo === undefined ? null : dayBefore(repliedDaysAgo),
          imageKey: picture ? await situation(picture) : null,
          locationId: location?.id ?? null,
        }
      }),
    ),
  )
}

/** Creates and publishes a site of a scenario. */
const seedSite = async (db: Database, { organisation, dealerships }: Scenario, site: ScenarioSite, pictures: Pictures) => {
  const created = await createSite(db.platform, {
    siteId: seededId(`site:${site.slug}`),
    organisationId: organisation.id,
    slug: site.slug,
    name: site.name,
    templateLayerId: layerId('template', site.template),
    manufacturerLayerId: site.manufacturer ? layerId('manufacturer', site.manufacturer) : undefined,
    hosts: [site.host],
    dealershipIds: dealerships.filter(({ slug }) => site.dealershipSlugs.includes(slug)).map(({ id }) => id),
    values: await withDrawings(site.values, pictures),
    actor,
  })
  if (!created.ok) throw new Error(`The site ${site.name} could not be created: ${created.reason}.`)
  const published = await publishSite(db.platform, {
    siteId: created.siteId,
    note: 'First version',
    expectedRevision: 1,
    expectedVersion: null,
    actor,
  })
  if (!published.ok) throw new Error(`The site ${site.name} could not be published: ${JSON.stringify(published)}.`)
}

/** Seeds a demo customer: business, locations, stock, offers, reviews, and its published sites. */
export const seedScenario = async (db: Database, scenario: Scenario, context: Context) => {
  const { organisation, dealerships, locations, offers, sites } = scenario
  const { pictures, now } = context
  const cars = await scenarioCars(scenario, context)
  await db.platform.transaction(
    async (tx) => {
      await insertOrganisation(tx, { ...organisation, demo: true })
      await insertLayer(tx, {
        id: seededId(`layer:organisation:${organisation.slug}`),
        kind: 'organisation',
        organisationId: organisation.id,
        slug: organisation.slug,
        name: organisation.name,
        schemaVersion,
        values: organisation.values,
        locks: [],
      })
      for (const dealership of dealerships) await insertDealership(tx, organisation.id, dealership)
      for (const [index, location] of locations.entries()) {
        const imageKey = await pictures.drawn(drawingFile(locationDrawing(scenario, location, index)))
        await insertLocation(tx, organisation.id, { ...location, imageKey, specialDays: nextHolidays(now) })
        const priceKinds = scenario.stock.find((plan) => plan.location.id === location.id)?.priceKinds
        if (priceKinds) await tx.location.updateMany({ where: { organisationId: organisation.id, id: location.id }, data: { priceKinds } })
      }
      // The test bank takes deposits: the whole journey works, and no money moves.
      if (sites.some(({ values }) => values.checkout?.payOnline || values.subscription?.online))
        await tx.paymentAccount.create({ data: { organisationId: organisation.id, provider: 'testBank', name: 'Test bank' } })
      const states = new Set(locations.map(({ address }) => address.state))
      await insertCharges(
        tx,
        organisation.id,
        demoCharges
          .map((charge, index) => ({
            ...charge,
            id: seededId(`charge:${organisation.slug}:${index}`),
            states: charge.states.filter((state) => states.has(state)),
          }))
          .filter((charge) => charge.states.length > 0),
      )
      await seedContent(tx, scenario, cars, context)
      // Demo cars were listed when they arrived.
      const listed = cars.map((car) => ({ ...car, listedAt: car.createdAt }))
      for (let from = 0; from < listed.length; from += batchSize)
        await insertCars(tx, organisation.id, listed.slice(from, from + batchSize))
      for (const offer of offers) {
        const chosen = cars.filter((car) => isChosenCar(offer, car)).map(({ id }) => id)
        for (let from = 0; from < chosen.length; from += batchSize)
          await tx.car.updateMany({
            where: { organisationId: organisation.id, id: { in: chosen.slice(from, from + batchSize) } },
            data: { offerId: offer.id },
          })
      }
    },
    { timeoutMs: 600_000 },
  )

  await seedOwnModels(db, scenario, { pictures, actor })
  for (const site of sites) await seedSite(db, scenario, site, pictures)
  await db.platform.transaction((tx) => dateCarStates(tx, organisation.id), { timeoutMs: 600_000 })
}
