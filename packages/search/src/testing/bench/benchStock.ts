import type { IndexSettings, SearchRecord } from '../../contract/SearchRecord'
import { seededRandom } from '../seededRandom'

/** Twenty facets and four numbers, as on the search page of a large group. */
export const benchSettings: IndexSettings = {
  searchable: ['name', 'make', 'model', 'badge', 'stock_number', 'vin'],
  codes: ['stock_number', 'vin'],
  facets:
    'make model make_model badge body car_type item_type status tag certified colour seats drive fuel transmission dealership_name location_name city state year'.split(
      ' ',
    ),
  numbers: ['price', 'subscription_price', 'km', 'year', 'custom_rank'],
  sorts: {
    recommended: { keys: [{ attribute: 'custom_rank', descending: true }], typoFreeFirst: true },
    price_asc: {
      keys: [
        { attribute: 'price', descending: false },
        { attribute: 'custom_rank', descending: true },
      ],
      typoFreeFirst: false,
    },
    km_asc: { keys: [{ attribute: 'km', descending: false }], typoFreeFirst: false },
    year_desc: { keys: [{ attribute: 'year', descending: true }], typoFreeFirst: false },
  },
}
export const benchStats = ['price', 'subscription_price', 'km', 'year'] as const

export const realModels: Readonly<Record<string, readonly string[]>> = {
  Toyota: ['Corolla', 'Camry', 'RAV4', 'LandCruiser', 'HiLux', 'Yaris', 'C-HR', 'Kluger', 'Prado', 'HiAce'],
  Mazda: ['CX-5', 'CX-3', 'CX-9', 'BT-50', 'Mazda3', 'Mazda2', 'MX-5', 'CX-30', 'CX-60', 'Mazda6'],
  Hyundai: ['Kona', 'Tucson', 'Santa Fe', 'i30', 'i20', 'Ioniq 5', 'Venue', 'Palisade', 'Staria', 'Elantra'],
  Ford: ['Ranger', 'Everest', 'Mustang', 'Escape', 'Focus', 'Puma', 'Transit', 'Falcon', 'Territory', 'Mondeo'],
  Nissan: ['X-Trail', 'Navara', 'Patrol', 'Qashqai', 'Juke', 'Leaf', 'Pathfinder', 'Micra', 'Pulsar', 'Dualis'],
  Kia: ['Sportage', 'Sorento', 'Cerato', 'Carnival', 'Stinger', 'Picanto', 'Rio', 'Seltos', 'EV6', 'Niro'],
  Mitsubishi: ['Triton', 'Outlander', 'ASX', 'Pajero', 'Eclipse Cross', 'Lancer', 'Mirage', 'Express', 'Challenger', 'Magna'],
  Volkswagen: ['Golf', 'Tiguan', 'Polo', 'Amarok', 'Passat', 'T-Cross', 'T-Roc', 'Touareg', 'Caddy', 'Transporter'],
}
const syllables = 'ar bel cor dan el fen gra hol is jan kel lor mir nor os pra quin ros'.split(' ')
const badges = 'GX GXL SX ST Elite Sport Ascent Touring Maxx Akera Highlander Titanium XLT Wildtrak SR5 Premium'.split(' ')
const colours = 'White Black Silver Grey Blue Red Green Orange Brown Gold Yellow Purple Beige Bronze Champagne'.split(' ')
const bodies = ['SUV', 'Ute', 'Sedan', 'Hatch', 'Wagon', 'Van', 'Coupe', 'Convertible', 'People Mover', 'Cab Chassis']
const fuels = ['Petrol', 'Diesel', 'Hybrid', 'PHEV', 'Electric', 'LPG']
const drives = ['FWD', 'AWD', '4WD', 'RWD']
const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT']
const tags = ['Manager’s Special', 'One Owner', 'Test Drive Only', 'Low Kms', 'Runout Offer']
export const makes = Object.keys(realModels)

const named = (random: () => number) => {
  const name = Array.from({ length: 3 }, () => syllables[Math.floor(random() * syllables.length)]).join('')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Deterministic stock of any size with a similar mix: 60 makes, 600 models, 1,600 badges, 150 yards. */
export function benchStock(count: number): SearchRecord[] {
  const random = seededRandom(42)
  const below = (limit: number) => Math.floor(random() * limit)
  // Skewed towards the first of a list, like makes and models.
  const uneven = (limit: number) => Math.floor(random() ** 2 * limit)
  const models: {
    make: string
    model: string
    body: string
    seats: number
    badges: { name: string; fuel: string; drive: string; manual: boolean }[]
  }[] = []
  for (let make = 0; make < 60; make++) {
    const name = makes[make] ?? named(random)
    for (let model = 0; model < 10; model++)
      models.push({
        make: name,
        model: realModels[name]?.[model] ?? named(random),
        body: bodies[uneven(bodies.length)] as string,
        seats: [5, 5, 5, 7, 2][below(5)] as number,
        badges: Array.from({ length: 2 + below(5) }, () => ({
          name: `${badges[below(badges.length)]}${random() < 0.5 ? '' : ` ${named(random)}`}`,
          fuel: fuels[uneven(fuels.length)] as string,
          drive: drives[below(drives.length)] as string,
          manual: random() < 0.2,
        })),
      })
  }
  const yards = Array.from({ length: 150 }, (_, index) => {
    const city = `${named(random)} ${index % 60}`
    return {
      dealer: `${named(random)} Motor Group ${index % 90}`,
      location: `${city} Yard ${index}`,
      city,
      state: states[uneven(states.length)] as string,
    }
  })
  return Array.from({ length: count }, (_, index) => {
    const model = models[uneven(models.length)] as (typeof models)[number]
    const badge = model.badges[below(model.badges.length)] as (typeof model.badges)[number]
    const yard = yards[uneven(yards.length)] as (typeof yards)[number]
    const year = 2026 - uneven(18)
    const used = random() < 0.7
    const price = random() < 0.03 ? null : Math.round((4 + uneven(90) + random()) * 10) * 100 - 10
    return {
      objectID: `car-${index.toString(36).padStart(6, '0')}`,
      name: `${year} ${model.make} ${model.model} ${badge.name}`,
      stock_number: `S${String.fromCharCode(65 + below(26))}${100_000 + index}`,
      vin: `7A${Math.floor(random() * 1e9).toString(36)}${index.toString(36)}`.toUpperCase().padEnd(17, '0'),
      make: model.make,
      model: model.model,
      make_model: `${model.make} ${model.model}`,
      badge: badge.name,
      body: model.body,
      car_type: used ? 'used' : random() < 0.7 ? 'new' : 'demo',
      item_type: model.body === 'Van' ? 'commercial' : 'car',
      status: random() < 0.94 ? 'in_stock' : random() < 0.5 ? 'coming_soon' : 'sold',
      tag: random() < 0.1 ? (tags[below(tags.length)] as string) : null,
      certified: used && random() < 0.2,
      colour: colours[uneven(colours.length)] as string,
      seats: model.seats,
      drive: badge.drive,
      fuel: badge.fuel,
      transmission: badge.manual ? 'Manual' : 'Automatic',
      dealership_name: yard.dealer,
      location_name: yard.location,
      city: yard.city,
      state: yard.state,
      year,
      price,
      subscription_price: price === null || random() < 0.5 ? null : Math.round(price / 220),
      km: used ? below(200) * 1000 + below(1000) : below(100),
      custom_rank: below(1000),
    }
  })
}
