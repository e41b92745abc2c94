import type { NewManufacturer } from '@forecourt/data/manufacturers/insertManufacturers'
import type { ModelFacts } from '@forecourt/data/manufacturers/parseModelFacts'
import { formatEngineSize } from '@forecourt/rules/car/facts/formatEngineSize'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { type ArtBody, artBodies } from '../art/artBodies'
import type { ArtAngle } from '../art/VehicleArt'
import type { Pictures } from '../pictures'
import { findDrive } from '../stock/findDrive'
import { pickTransmission } from '../stock/pickTransmission'
import { findBikeStyle } from '../stock/styles/findBikeStyle'
import { findStyle } from '../stock/styles/findStyle'
import type { Engine, VehicleModel } from '../stock/VehicleModel'
import { modelTexts } from './modelTexts'

type ModelRow = NewManufacturer['models'][number]

/** The last model year that is built. */
const thisYear = 2026

/** What makers give as a warranty on new cars for private use. */
const warranties: { readonly [make: string]: string } = {
  Toyota: '5 years, unlimited kilometres',
  Mazda: '5 years, unlimited kilometres',
  Suzuki: '5 years, unlimited kilometres',
  Nissan: '5 years, unlimited kilometres',
  Kia: '7 years, unlimited kilometres',
  BYD: '6 years or 150,000 kilometres',
}

/** Models that were launched lately, by make. */
const launched: { readonly [make: string]: readonly string[] } = {
  Toyota: ['RAV4', 'LandCruiser Prado'],
  Mazda: ['CX-80'],
  Kia: ['EV5', 'Tasman'],
  Suzuki: ['Fronx'],
  Nissan: ['Ariya'],
  BYD: ['Atto 2', 'Sealion 7'],
}

const performance = /^(GR\b|GR86$|Z$|GT-R$|Swift Sport$|Stinger$)/

/** Paints that models are drawn in, the first on lists. */
const paints = [
  { name: 'White', code: '#f1f2f0' },
  { name: 'Silver', code: '#b9bec4' },
  { name: 'Graphite', code: '#3f444a' },
  { name: 'Black', code: '#17191c' },
  { name: 'Blue', code: '#1f4e8c' },
  { name: 'Red', code: '#a8201a' },
] as const

/** Motorcycles are told apart by cc, cars by litres, as their own pages do. */
const engineText = ({ litres, cylinders, isTurbo }: Engine, { itemType }: VehicleModel): string | null =>
  litres > 0
    ? [
        itemType === 'motorcycle' ? formatEngineSize(litres, itemType) : `${litres} L`,
        isTurbo && 'turbo',
        cylinders > 0 && `${cylinders}-cylinder`,
      ]
        .filter(Boolean)
        .join(' ')
    : null

const fuelOf = ({ simpleFuel, fuel }: Engine) => simpleFuel ?? (fuel.startsWith('Diesel') ? 'Diesel' : 'Petrol')

const stageOf = (make: string, { name, years }: VehicleModel): string => {
  if (years[0] > thisYear) return 'coming_soon'
  if (years[1] < thisYear) return 'discontinued'
  return launched[make]?.includes(name) ? 'new' : 'current'
}

const artOf = (make: string, { name, art }: VehicleModel) => {
  const look = findStyle(make, name, thisYear) ?? undefined
  const plain = artBodies.find((body): body is ArtBody => body === art) ?? 'suv'
  const bike = findBikeStyle(make, name)
  return { body: look?.body ?? plain, ...(look && { look }), ...(bike && { bike }) }
}

interface Drawing {
  /** In each colour and from every side, rather than once. */
  readonly inColours: boolean
}

/** A model as the catalogue has it: facts and figures, and pictures of our own (ENT-13, MOD-01). */
export const modelRow = async (
  make: string,
  model: VehicleModel,
  pictures: Pick<Pictures, 'vehicle'>,
  { inColours }: Drawing,
): Promise<ModelRow> => {
  const art = artOf(make, model)
  const at = toSlug(model.name).length
  const draw = (colour: string, angle: ArtAngle = 'frontThreeQuarter') =>
    pictures.vehicle({ ...art, colour, angle, seed: at, scene: 1, backdrop: 'studio' })
  const isCar = model.itemType === 'car'
  const own = paints[(model.name.length + make.length) % paints.length] ?? paints[0]
  const colours = inColours && isCar ? [own, ...paints.filter((paint) => paint !== own)] : []
  const angles = { side: 'From the side', rear: 'From behind', interior: 'The cabin' } as const
  const facts: Partial<ModelFacts> = {
    summary: modelTexts[make]?.[model.name] ?? null,
    performance: performance.test(model.name),
    fuels: isCar ? [...new Set(model.badges.map(({ engine }) => fuelOf(engine)))] : [],
    seats: isCar ? model.seats : null,
    towingKg: isCar ? (model.towing ?? null) : null,
    lengthMm: art.look?.size[0] ?? null,
    widthMm: art.look?.size[1] ?? null,
    heightMm: art.look?.size[2] ?? null,
    warranty: warranties[make] ?? null,
    variants: model.badges.map(({ name, price, engine }) => ({
      name,
      priceCents: price * 100,
      priceType: 'egc' as const,
      fuel: isCar ? fuelOf(engine) : null,
      transmission: pickTransmission(make, model, engine, false),
      engine: engineText(engine, model),
      drive: findDrive(model, { name }),
      consumption: isCar && fuelOf(engine) !== 'Electric' ? engine.consumption : null,
      rangeKm: engine.rangeKm ?? null,
    })),
    colours: await Promise.all(colours.map(async ({ name, code }) => ({ name, code, imageKey: await draw(code), priceCents: null }))),
    pictures:
      inColours && isCar
        ? await Promise.all(
            Object.entries(angles).map(async ([angle, caption]) => ({ caption, imageKey: await draw(own.code, angle as ArtAngle) })),
          )
        : [],
  }
  return {
    slug: toSlug(model.name),
    name: model.name,
    body: model.simpleBody,
    status: stageOf(make, model),
    imageKey: await draw(own.code),
    facts,
  }
}
