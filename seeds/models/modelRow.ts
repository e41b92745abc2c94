import type { NewManufacturer } from '@forecourt/data/manufacturers/insertManufacturers'
import type { ModelFacts } from '@forecourt/data/manufacturers/parseModelFacts'
import { formatEngineSize } from '@forecourt/rules/car/facts/formatEngineSize'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import type { Pictures } from '../pictures'
import { paints } from '../stock/colours'
import { findDrive, pickTransmission } from '../stock/findDrive'
import { findLook, type VehicleView, vehicleFile } from '../stock/findLook'
import type { Engine, VehicleModel } from '../stock/VehicleModel'

/** Introductions of model pages by make and model, in a dealer's words; formatted where a list is shorter. */
export const modelTexts: { readonly [make: string]: { readonly [model: string]: string } } = {
  Toyota: {
    Camry:
      'The big sedan people keep for ten years. Room for five adults, a boot for a pram and the shopping, and a hybrid drive that makes little of a long commute.',
    Corolla: 'Easy to park, cheap to run, and hard to wear out. Most of ours go to people who had one before.',
    Yaris: 'The smallest we sell new. It turns in a side street, and fits where the others drive past.',
    bZ4X: 'Wholly electric, with the height of a RAV4 and no sound from the front. Bring your postcode and your parking, and we work out how you would charge it:\n\n- at home, from a socket or a wall box\n- at work, while you sit at the desk\n- on the road, where you go on weekends',
    'C-HR':
      'A small SUV for people who look back at it after they have locked it. Higher than a hatch to get into, and low on fuel as a hybrid.',
    'Corolla Cross': 'What a Corolla becomes with a taller body: the seat at hip height, and a boot that takes a folded bicycle.',
    Kluger:
      'Seven seats of which the last row is for growing children, and towing enough for a camper. It is hybrid, so the school run costs less than its size suggests.',
    'LandCruiser 300':
      'For crossing the country with a van behind you. Before you order, tell us:\n\n- what you tow, and how heavy it is loaded\n- how far you drive between fuel stops\n- what you would fit to it, as weight counts',
    'LandCruiser Prado': 'A LandCruiser to live with: off the bitumen it goes where most of us turn back, and on it the children sleep.',
    RAV4: 'The one most people come in for. It takes a family and a weekend’s gear, and hybrid drive keeps fuel where it was in the small car before it.\n\n**Drive it with everybody in it** before you decide; we leave you alone with the car for half an hour.',
    'Yaris Cross': 'As short as a small hatch and as easy to get into as an SUV. Made for towns with parking by the minute.',
    Coaster:
      'A bus for clubs, schools and camps. We fit it out with you, from seat belts to luggage racks, and tell you which licence drives it.',
    HiAce: 'The van of half the trades in town. Long or longer, with shelves, racks and a bulkhead fitted before you collect it.',
    HiLux:
      'Made to be worked, with a second row for the crew. Say what goes in the tub and what hangs off the tow bar, and we find the one that carries it within its limits.',
    'LandCruiser 70':
      'Hardly changed in forty years, on purpose. For stations, mines and the far north; with its waiting list, honestly told.',
    Tundra: 'A full-size ute for heavy boats and long horse floats. Wide, so bring the measure of your garage.',
    'GR Corolla': 'A Corolla that the racing department kept: three cylinders, a turbo, and all four wheels driven.',
    'GR Yaris':
      'Built to go rallying, sold because the rules said so. Short and wide, with four driven wheels and nothing on it that it does not need.',
    GR86: 'Light, low and driven from behind. It costs less than a family SUV, and a mountain road takes longer, as you turn around to drive it again.',
    'LandCruiser FJ':
      'A small LandCruiser with square shoulders, still to come. Register your interest, and we tell people in the order in which they did.',
    Fortuner: 'A HiLux underneath and seven seats above. We know where good ones are.',
    'GR Supra':
      'Six cylinders, a long bonnet and rear wheels that do the driving. Few were sold and fewer are given up, so a used one takes a while to find.',
    Granvia: 'Eight chairs rather than seats, and kept by those who have one.',
  },
  Mazda: {
    'MX-5': 'Two seats, and a roof that folds away behind them. Sit in it before you say that you are too tall.',
    Mazda3: 'A hatch with a cabin people take for a dearer car’s. Quiet on the highway to Melbourne.',
    'CX-3': 'The smallest SUV of the range, on the length of a city hatch. For first cars and last parking spaces.',
    'CX-30': 'Between the CX-3 and the CX-5 in everything: high enough to see over, low enough to enjoy a bend.',
    'CX-5':
      'Our best seller, and the one we would sooner have you drive than read about.\n\n- Five seats, and a back seat that folds in three\n- Front wheels driven, or all four\n- Tows a camper or a tinny',
    'CX-60':
      'Larger and quieter than the CX-5, with all four wheels driven: by a diesel of six cylinders, or as a plug-in hybrid if you can charge at home.',
    'CX-80': 'Three rows, of which grown people use the third for an hour without complaint.',
    'BT-50': 'A ute that is worked all week and washed on Saturday. Ask us for trays, canopies and tow bars fitted here.',
    'CX-6e': 'Electric, and still to come. Register your interest: we tell people in the order in which they did.',
    'CX-8': 'Seven seats in the width of a CX-5. We look after those we sold.',
    'CX-9': 'The old flagship, with three rows and a turbo.',
    Mazda2: 'The small hatch of the range. Good used ones do not stay long.',
  },
}

type ModelRow = NewManufacturer['models'][number]

/** The latest model year. */
const thisYear = 2026

/** Manufacturer warranties on new cars for private use. */
const warranties: { readonly [make: string]: string } = {
  Toyota: '5 years, unlimited kilometres',
  Mazda: '5 years, unlimited kilometres',
  Suzuki: '5 years, unlimited kilometres',
  Nissan: '5 years, unlimited kilometres',
  Kia: '7 years, unlimited kilometres',
  BYD: '6 years or 150,000 kilometres',
}

/** Recently launched models, by make. */
const launched: { readonly [make: string]: readonly string[] } = {
  Toyota: ['RAV4', 'LandCruiser Prado'],
  Mazda: ['CX-80'],
  Kia: ['EV5', 'Tasman'],
  Suzuki: ['Fronx'],
  Nissan: ['Ariya'],
  BYD: ['Atto 2', 'Sealion 7'],
}

const performance = /^(GR\b|GR86$|Z$|GT-R$|Swift Sport$|Stinger$)/

/** Engine size in cc for motorcycles, in litres for cars, as on their pages. */
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

/** Popular paints appear several times in the list. */
const firstOf = (paint: string) => paints.findIndex(({ name }) => name === paint)

const stageOf = (make: string, { name, years }: VehicleModel): string => {
  if (years[0] > thisYear) return 'coming_soon'
  if (years[1] < thisYear) return 'discontinued'
  return launched[make]?.includes(name) ? 'new' : 'current'
}

interface Drawing {
  /** All colours and views instead of one picture. */
  readonly inColours: boolean
}

/** Catalogue entry of a model: facts, figures and pictures (ENT-13, MOD-01). */
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
