import { createHash } from 'node:crypto'
import { soldMakes } from '@forecourt/seeds/models/soldMakes'
import { scenarios } from '@forecourt/seeds/scenarios'
import { paints } from '@forecourt/seeds/stock/colours'
import { type Look, moreFiles, type VehicleCatalogue, type VehicleView, vehicleFile, vehicleViews } from '@forecourt/seeds/stock/findLook'
import type { VehicleModel } from '@forecourt/seeds/stock/VehicleModel'
import type { ArtBody } from './art/artBodies'
import { drawVehicle } from './art/drawVehicle'
import { type ArtAngle, type ArtBackdrop, artBackdrops, type VehicleArt } from './art/VehicleArt'
import { findBikeStyle } from './styles/findBikeStyle'
import { findStyle, lastYears } from './styles/findStyle'

/** The vehicle that has more pictures than one from each view, for the page with most of them (VDP-11). */
const mostPictured = { model: 'Volkswagen Golf', more: 35 }

/** Where vehicles stand, by kind; which of them follows from the model, so that one model looks alike in each paint. */
const grounds: Readonly<Record<VehicleModel['itemType'], readonly ArtBackdrop[]>> = {
  car: ['yard', 'showroom', 'street', 'driveway', 'yard', 'studio', 'coast'],
  motorcycle: ['studio', 'street', 'showroom'],
  caravan: ['coast', 'driveway'],
}

const angles: Readonly<Record<VehicleView, ArtAngle>> = {
  front: 'frontThreeQuarter',
  side: 'side',
  rear: 'rear',
  interior: 'interior',
  wheel: 'wheel',
}

const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE()

const toName = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Most of these are sold in white. */
const isForWork = ({ body }: VehicleModel): boolean => body === 'ute' || body === 'cabChassis' || body === 'van'

/** Different paints, far apart on the list, from a place that follows from the name. */
const pickPaints = (name: string, model: VehicleModel, count: number): string[] => {
  const chosen = new Set(isForWork(model) ? ['White'] : [])
  for (let step = hash(name); chosen.size < count; step += 5) chosen.add(paints[step % paints.length]?.name ?? '')
  return [...chosen]
}

/** In how many paints a vehicle is drawn: all pictures together stay under 6 MB, and there are hundreds of looks of cars. */
const countPaints = ({ itemType }: VehicleModel): number => (itemType === 'car' ? 1 : 2)

/** A vehicle as one picture shows it. */
export interface DrawnVehicle {
  /** Below `seeds/pictures`, without the ending. */
  readonly file: string
  readonly art: VehicleArt
}

/** Names of drawings that models share, by what they look like: cabins of one kind of body, wheels of one kind. */
const createShared = () => {
  const names = new Map<string, string>()
  return (name: string, art: VehicleArt): string => {
    // Names within a drawing differ by model, whatever is drawn.
    const drawn = drawVehicle(art).replaceAll(/[bv][0-9a-z]+-/g, '')
    const known = names.get(drawn) ?? name
    names.set(drawn, known)
    return known
  }
}

const anyPaint = '#1f4e8c'

/** Every vehicle of the demo in each of its paints and views, and the catalogue that says so. */
export const listVehicles = (): { readonly catalogue: VehicleCatalogue; readonly drawn: readonly DrawnVehicle[] } => {
  const shared = createShared()
  const drawn = new Map<string, VehicleArt>()
  const models: Record<string, Look[]> = {}
  const makes = [
    ...soldMakes(),
    ...scenarios.flatMap((scenario) => (scenario.models ?? []).map(({ make, model }) => ({ name: make, models: [model] }))),
  ]
  for (const { name: make, models: ofMake } of makes)
    for (const model of ofMake) {
      const id = `${make} ${model.name}`
      const bike = findBikeStyle(make, model.name) ?? undefined
      const earlier = lastYears(make, model.name).filter((until) => until >= model.years[0])
      models[id] = [...earlier, undefined].map((until): Look => {
        const look = findStyle(make, model.name, until ?? 9_999) ?? undefined
        const name = toName(until === undefined ? id : `${id} ${until}`)
        const body = look?.body ?? (model.art as ArtBody)
        // What has no look of its own differs by model.
        const plain = { body, seed: look || bike ? 0 : hash(id) % 7 }
        const ground = grounds[model.itemType][hash(id) % grounds[model.itemType].length] ?? 'studio'
        const paintsOfLook = pickPaints(name, model, countPaints(model))
        const artOf = (view: VehicleView, colour: string): VehicleArt => ({
          ...plain,
          colour,
          angle: angles[view],
          ...(view === 'front' ? { backdrop: ground, scene: (hash(id) % 5) * 31 } : { backdrop: 'studio' }),
          ...(view !== 'interior' && { ...(look && { look }), ...(bike && { bike }) }),
        })
        const made: Look = {
          name,
          ...(until !== undefined && { until }),
          ...(look && { size: [look.size[0], look.size[1], look.size[2]] }),
          paints: paintsOfLook,
          interior: shared(body.toLowerCase() + (plain.seed || ''), artOf('interior', anyPaint)),
          wheel: shared(name, artOf('wheel', anyPaint)),
        }
        for (const paint of paintsOfLook)
          for (const view of vehicleViews) {
            const colour = paints.find((one) => one.name === paint)?.colour ?? anyPaint
            const file = vehicleFile(made, paint, view)
            if (!drawn.has(file)) drawn.set(file, artOf(view, colour))
          }
        return made
      })
    }
  const look = models[mostPictured.model]?.at(-1)
  const [paint = ''] = look?.paints ?? []
  const catalogue: VehicleCatalogue = { models, most: { look: look?.name ?? '', paint, more: mostPictured.more } }
  if (look) {
    const front = drawn.get(vehicleFile(look, paint, 'front'))
    const others = [0, 1, 2, 3].flatMap((scene) =>
      artBackdrops
        // There are few rooms; the ground outside differs each time.
        .filter((backdrop) => scene < (backdrop === 'studio' ? 1 : backdrop === 'showroom' ? 2 : 4))
        .flatMap((backdrop) => (['frontThreeQuarter', 'side', 'rear'] as const).map((angle) => ({ backdrop, scene, angle }))),
    )
    const more = others.filter(({ backdrop, angle }) =>
      angle === 'frontThreeQuarter' ? backdrop !== front?.backdrop : backdrop !== 'studio',
    )
    for (const [index, file] of moreFiles(look, paint, catalogue.most).entries()) if (front) drawn.set(file, { ...front, ...more[index] })
  }
  return { catalogue, drawn: [...drawn].map(([file, art]) => ({ file, art })) }
}
