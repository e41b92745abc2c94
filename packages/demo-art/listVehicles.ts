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
import { findStyle, isDrawnAsToday, lastYears } from './styles/findStyle'

/** The vehicle with more than one picture of each view, for the page with the most pictures (VDP-11). */
const mostPictured = { model: 'Volkswagen Golf', more: 35 }

/** Backdrops by kind of vehicle. A model's backdrop is derived from its name, so it is the same in each paint. */
const backdrops: Readonly<Record<VehicleModel['itemType'], readonly ArtBackdrop[]>> = {
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
const isWorkVehicle = ({ body }: VehicleModel): boolean => body === 'ute' || body === 'cabChassis' || body === 'van'

/** Different paints, far apart on the list. The first one is derived from the name. */
const pickPaints = (name: string, model: VehicleModel, count: number): string[] => {
  const chosen = new Set(isWorkVehicle(model) ? ['White'] : [])
  for (let step = hash(name); chosen.size < count; step += 5) chosen.add(paints[step % paints.length]?.name ?? '')
  return [...chosen]
}

/** Number of paints in which a vehicle is drawn: cars have hundreds of looks (`Look`), and all pictures together stay under 6 MB. */
const countPaints = ({ itemType }: VehicleModel): number => (itemType === 'car' ? 1 : 2)

/** A vehicle as one picture shows it. */
export interface DrawnVehicle {
  /** Below `seeds/pictures`, without the extension. */
  readonly file: string
  readonly art: VehicleArt
}

/** Gives identical drawings (such as cabins of one body style) one name, so models share them. */
const createDrawingNames = () => {
  const names = new Map<string, string>()
  return (name: string, art: VehicleArt): string => {
    // Ids in a drawing differ by model even where the drawings are the same.
    const drawn = drawVehicle(art).replaceAll(/[bv][0-9a-z]+-/g, '')
    const known = names.get(drawn) ?? name
    names.set(drawn, known)
    return known
  }
}

const anyPaint = '#1f4e8c'

/** Every vehicle of the demo in each of its paints and views, and the catalogue of them. */
export const listVehicles = (): { readonly catalogue: VehicleCatalogue; readonly drawn: readonly DrawnVehicle[] } => {
  const sharedName = createDrawingNames()
  const drawn = new Map<string, VehicleArt>()
  const models: Record<string, Look[]> = {}
  const makes = [
    ...soldMakes(),
    ...scenarios.flatMap((scenario) => (scenario.models ?? []).map(({ make, model }) => ({ name: make, models: [model] }))),
  ]
  for (const { name: make, models: makeModels } of makes)
    for (const model of makeModels) {
      const id = `${make} ${model.name}`
      const bike = findBikeStyle(make, model.name) ?? undefined
      // A model has a look for each span of years, which its last year identifies. The present look has no last year.
      const earlierLastYears = lastYears(make, model.name).filter((until) => until >= model.years[0])
      models[id] = [...earlierLastYears, undefined].map((until): Look => {
        const measured = findStyle(make, model.name, until ?? 9_999)
        const isToday = until === undefined || isDrawnAsToday(make, model.name, until)
        const style = (isToday ? findStyle(make, model.name, 9_999) : measured) ?? undefined
        const name = toName(isToday ? id : `${id} ${until}`)
        const body = style?.body ?? (model.art as ArtBody)
        // A vehicle without a drawing style of its own varies by model.
        const defaultArt = { body, seed: style || bike ? 0 : hash(id) % 7 }
        const backdrop = backdrops[model.itemType][hash(id) % backdrops[model.itemType].length] ?? 'studio'
        const paintsOfLook = pickPaints(name, model, countPaints(model))
        const vehicleArt = (view: VehicleView, colour: string): VehicleArt => ({
          ...defaultArt,
          colour,
          angle: angles[view],
          ...(view === 'front' ? { backdrop, scene: (hash(id) % 5) * 31 } : { backdrop: 'studio' }),
          ...(view !== 'interior' && { ...(style && { look: style }), ...(bike && { bike }) }),
        })
        const look: Look = {
          name,
          ...(until !== undefined && { until }),
          ...(measured && { size: [measured.size[0], measured.size[1], measured.size[2]] }),
          paints: paintsOfLook,
          interior: sharedName(body.toLowerCase() + (defaultArt.seed || ''), vehicleArt('interior', anyPaint)),
          wheel: sharedName(name, vehicleArt('wheel', anyPaint)),
        }
        for (const paint of paintsOfLook)
          for (const view of vehicleViews) {
            const colour = paints.find((one) => one.name === paint)?.colour ?? anyPaint
            const file = vehicleFile(look, paint, view)
            if (!drawn.has(file)) drawn.set(file, vehicleArt(view, colour))
          }
        return look
      })
    }
  const pictured = models[mostPictured.model]?.at(-1)
  const [paint = ''] = pictured?.paints ?? []
  const catalogue: VehicleCatalogue = { models, most: { look: pictured?.name ?? '', paint, more: mostPictured.more } }
  if (pictured) {
    const front = drawn.get(vehicleFile(pictured, paint, 'front'))
    const others = [0, 1, 2, 3].flatMap((scene) =>
      artBackdrops
        // One studio and two showrooms exist; outdoor backdrops vary with each scene.
        .filter((backdrop) => scene < (backdrop === 'studio' ? 1 : backdrop === 'showroom' ? 2 : 4))
        .flatMap((backdrop) => (['frontThreeQuarter', 'side', 'rear'] as const).map((angle) => ({ backdrop, scene, angle }))),
    )
    const more = others.filter(({ backdrop, angle }) =>
      angle === 'frontThreeQuarter' ? backdrop !== front?.backdrop : backdrop !== 'studio',
    )
    for (const [index, file] of moreFiles(pictured, paint, catalogue.most).entries())
      if (front) drawn.set(file, { ...front, ...more[index] })
  }
  return { catalogue, drawn: [...drawn].map(([file, art]) => ({ file, art })) }
}
