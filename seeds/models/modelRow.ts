import type { NewManufacturer } from '@forecourt/data/manufacturers/insertManufacturers'
import type { ModelFacts } from '@forecourt/data/manufacturers/parseModelFacts'
import { formatEngineSize } from '@forecourt/rules/car/facts/formatEngineSize'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import type { Pictures } from '../pictures'
import { paints } from '../stock/colours'
import { findDrive } from '../stock/findDrive'
import { findLook, type VehicleView, vehicleFile } from '../stock/findLook'
import { pickTransmission } from '../stock/pickTransmission'
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

/** A paint that many choose stands on the list more than once. */
const firstOf = (paint: string) => paints.findIndex(({ name }) => name === paint)

const stageOf = (make: string, { name, years }: VehicleModel): string => {
  if (years[0] > thisYear) return 'coming_soon'
  if (years[1] < thisYear) return 'discontinued'
  return launched[make]?.includes(name) ? 'new' : 'current'
}

interface Drawing {
  /** In each colour and from every side, rather than once. */
  readonly inColours: boolean
}

/** A model as the catalogue has it: facts and figures, and pictures of our own (ENT-13, MOD-01). */
export const modelRow = async (
  make: string,
  model: VehicleModel,
  pictures: Pick<Pictures, 'drawn'>,
  { inColours }: Drawing,
): Promise<ModelRow> => {
  const look = findLook(make, model.name, thisYear)
  const [own = ''] = look.paints
  const draw = (paint: string, view: VehicleView = 'front') => pictures.drawn(vehicleFile(look, paint, view))
  const isCar = model.itemType === 'car'
  const colours = inColours && isCar ? paints.filter(({ name }, index) => look.paints.includes(name) && index === firstOf(name)) : []
  const views = { side: 'From the side', rear: 'From behind', interior: 'The cabin' } as const
  const facts: Partial<ModelFacts> = {
    summary: modelTexts[make]?.[model.name] ?? null,
    performance: performance.test(model.name),
    fuels: isCar ? [...new Set(model.badges.map(({ engine }) => fuelOf(engine)))] : [],
    seats: isCar ? model.seats : null,
    towingKg: isCar ? (model.towing ?? null) : null,
    lengthMm: look.size?.[0] ?? null,
    widthMm: look.size?.[1] ?? null,
    heightMm: look.size?.[2] ?? null,
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
    colours: await Promise.all(
      colours.map(async ({ name, colour }) => ({ name, code: colour, imageKey: await draw(name), priceCents: null })),
    ),
    pictures:
      inColours && isCar
        ? await Promise.all(
            Object.entries(views).map(async ([view, caption]) => ({ caption, imageKey: await draw(own, view as VehicleView) })),
          )
        : [],
  }
  return {
    slug: toSlug(model.name),
    name: model.name,
    body: model.simpleBody,
    status: stageOf(make, model),
    imageKey: await draw(own),
    facts,
  }
}
