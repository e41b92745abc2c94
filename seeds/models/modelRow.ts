import type { NewManufacturer } from '@forecourt/data/manufacturers/insertManufacturers'
import type { ModelFacts } from '@forecourt/data/manufacturers/parseModelFacts'
import { formatEngineSize } from '@forecourt/rules/car/facts/formatMeasure'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import type { Pictures } from '../pictures'
import { paints } from '../stock/colours'
import { findDrive, pickTransmission } from '../stock/findDrive'
import { findLook, type VehicleView, vehicleFile } from '../stock/findLook'
import { latestGrades } from '../stock/listGradeChoices'
import { findTowing } from '../stock/towing'
import type { Badge, Engine, VehicleModel } from '../stock/VehicleModel'

/** Introductions of model pages by make and model, in a dealer's words; formatted where a list is shorter. */
export const modelTexts: { readonly [make: string]: { readonly [model: string]: string } } = {
  Toyota: {
    Camry:
      'The big sedan people keep for ten years. There’s room for five adults, a boot that takes a pram and the shopping, and a hybrid drive that makes light work of a long commute.',
    Corolla: 'Easy to park, cheap to run and hard to wear out. Most of our Corolla buyers have owned one before.',
    Yaris: 'The smallest Toyota we sell new. It’ll turn around in a side street and fit into parking spots others have to pass up.',
    bZ4X: 'Fully electric, with RAV4 ride height and almost no noise. Tell us your postcode and where you park, and we’ll work out how you’d charge it:\n\n- at home, from a power point or a wall box\n- at work, while you’re at your desk\n- on the road, when you’re away for the weekend',
    'C-HR': 'A small SUV you’ll look back at after you’ve locked it. It’s easier to get into than a hatch and, as a hybrid, light on fuel.',
    'Corolla Cross': 'A Corolla with a taller body, seats at hip height and a boot that takes a folded bike.',
    Kluger:
      'Seven seats, with a third row for the kids, and enough towing capacity for a camper. It’s a hybrid, so the school run costs less than you’d expect.',
    'LandCruiser 300':
      'Made for crossing the country with a van on the back. Before you order, tell us:\n\n- what you tow, and what it weighs fully loaded\n- how far you drive between fuel stops\n- what you’d like to fit, because weight adds up',
    'LandCruiser Prado':
      'A LandCruiser you can live with every day. It goes where most people turn back, and on the highway the kids nod off.',
    RAV4: 'The one most people come in for. It takes the family and a weekend’s gear, and the hybrid drive keeps fuel use close to a small car’s.\n\n**Bring the whole family for a drive** before you decide. You can take the car out without us for half an hour.',
    'Yaris Cross': 'As short as a small hatch, with the easy step-in of an SUV. It’s made for busy streets and tight parking.',
    Coaster:
      'A bus for clubs, schools and camps. We’ll fit it out with you, from seat belts to luggage racks, and tell you which licence you need.',
    HiAce:
      'Half the tradies in town drive one. Choose long or super-long, and we’ll fit shelves, racks and a bulkhead before you collect it.',
    HiLux:
      'Built for work, with a second row for the crew. Tell us what goes in the tub and on the tow bar, and we’ll find one that can handle it.',
    'LandCruiser 70':
      'It’s hardly changed in forty years, and that’s how its owners like it. Built for stations, mines and the far north. There’s a waiting list, and we’ll be straight with you about it.',
    Tundra: 'A full-size ute for heavy boats and long horse floats. It’s wide, so measure your garage first.',
    'GR Corolla': 'The Corolla from Toyota’s racing team, with three cylinders, a turbo and all-wheel drive.',
    'GR Yaris': 'Built because rally rules required it. It’s short and wide, with all-wheel drive and nothing it doesn’t need.',
    GR86: 'Light, low and rear-wheel drive. It costs less than a family SUV, and you’ll look for excuses to take the long way home.',
    'LandCruiser FJ':
      'A small LandCruiser with square shoulders, coming soon. Register your interest. We’ll contact everyone in the order they registered.',
    Fortuner: 'HiLux underpinnings, with seven seats inside. We know where to find good ones.',
    'GR Supra':
      'Six cylinders, a long bonnet and rear-wheel drive. Few were sold and owners hang on to them, so a used one can take a while to find.',
    Granvia: 'Eight seats that feel like armchairs. Owners rarely part with theirs.',
  },
  Mazda: {
    'MX-5': 'Two seats and a roof that folds away behind them. Try one for size before you decide you’re too tall.',
    Mazda3: 'A hatch that’s quiet on the highway, with the cabin of a dearer car.',
    'CX-3': 'The smallest SUV in the range, and shorter than a Mazda3. It’s easy to park and makes a great first car.',
    'CX-30': 'It sits between the CX-3 and the CX-5, high enough for a good view and low enough to enjoy a bend.',
    'CX-5':
      'Our best seller, and a car for people who like driving. Our new CX-5s are the last of the outgoing 2025 model, at run-out prices.\n\n- Five seats, with a three-way split-fold back seat\n- Front-wheel or all-wheel drive\n- Tows a camper or a tinny',
    'CX-60':
      'Larger and quieter than the CX-5, with all-wheel drive. Choose the six-cylinder diesel, or the plug-in hybrid if you can charge at home.',
    'CX-80': 'Three rows, and adults can use the third for an hour without complaining.',
    'BT-50':
      'A ute that works all week and scrubs up well on Saturday. Ask us about trays, canopies and tow bars, all fitted before you collect it.',
    'CX-6e': 'Electric, and coming soon. Register your interest. We’ll contact everyone in the order they registered.',
    'CX-8': 'Seven seats in the width of a CX-5. We still look after the ones we’ve sold.',
    'CX-9': 'The former flagship, with three rows and a turbo.',
    Mazda2: 'Mazda’s small hatch. Good used ones sell quickly.',
  },
  Tesla: {
    'Model 3':
      'An electric sedan that makes light work of a daily commute. If you drive long distances, ask us how the versions compare for range.',
    'Model Y':
      'An electric SUV with a big boot and plenty of room for the family. Plug it in overnight and you’re set for the week’s errands.',
  },
  Polestar: {
    'Polestar 2': 'An electric five-door that sits low on the road, with a tailgate that makes loading easy.',
    'Polestar 4': 'An electric SUV with room to stretch out in the back. Tell us how far you drive and we’ll help you choose a version.',
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

const fuelName = ({ simpleFuel, fuel }: Engine) => simpleFuel ?? (fuel.startsWith('Diesel') ? 'Diesel' : 'Petrol')

/** Popular paints appear several times in the list. */
const paintIndex = (paint: string) => paints.findIndex(({ name }) => name === paint)

const modelStage = (make: string, { name, years }: VehicleModel): string => {
  if (years[0] > thisYear) return 'coming_soon'
  if (years[1] < thisYear) return 'discontinued'
  return launched[make]?.includes(name) ? 'new' : 'current'
}

interface Drawing {
  /** All colours and views instead of one picture. */
  readonly inColours: boolean
}

/** The most that a grade of the latest model year tows; null if unknown. */
const mostTowing = (make: string, { name, years }: VehicleModel, grades: readonly Badge[]): number | null => {
  const known = grades.flatMap((badge) => findTowing(`${make} ${name}`, badge.name, Math.min(thisYear, years[1])) ?? [])
  return known.length > 0 ? Math.max(...known) : null
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
  const grades = latestGrades(make, model, thisYear)
  const colours = inColours && isCar ? paints.filter(({ name }, index) => look.paints.includes(name) && index === paintIndex(name)) : []
  const views = { side: 'Side', rear: 'Rear', interior: 'Interior' } as const
  const facts: Partial<ModelFacts> = {
    summary: modelTexts[make]?.[model.name] ?? null,
    performance: performance.test(model.name),
    fuels: isCar ? [...new Set(grades.map(({ engine }) => fuelName(engine)))] : [],
    seats: isCar ? model.seats : null,
    towingKg: isCar ? mostTowing(make, model, grades) : null,
    lengthMm: look.size?.[0] ?? null,
    widthMm: look.size?.[1] ?? null,
    heightMm: look.size?.[2] ?? null,
    warranty: warranties[make] ?? null,
    variants: grades.map(({ name, price, engine }) => ({
      name,
      priceCents: price * 100,
      // Vans and bikes are sold at the yard that shows them, so their price is known in full.
      priceType: isCar ? ('egc' as const) : ('driveAway' as const),
      fuel: isCar ? fuelName(engine) : null,
      transmission: pickTransmission({ make, model, badge: { name, engine }, year: Math.min(thisYear, model.years[1]), manual: false }),
      engine: engineText(engine, model),
      drive: findDrive(model, { name }),
      consumption: isCar && fuelName(engine) !== 'Electric' ? engine.consumption : null,
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
    status: modelStage(make, model),
    imageKey: await draw(own),
    facts,
  }
}
