import type { ArtBody } from './artBodies'
import { paintVehicle } from './paintVehicle'
import { harbour } from './scenes/harbour'
import { alps, campsite, city, coastline, night, outback } from './scenes/landscapes'
import { type SceneKind, type ScenePalette, scenePalettes } from './scenes/ScenePalette'
import { suburb } from './scenes/suburb'
import { waterfront } from './scenes/waterfront'
import { seededRandom } from './seededRandom'
import { SvgSheet } from './svg/SvgSheet'
import type { Ground } from './VehicleArt'
import type { VehicleStyle } from './VehicleStyle'

export type { SceneKind, ScenePalette } from './scenes/ScenePalette'

export interface SceneArt {
  kind: SceneKind
  seed: number
  palette?: Partial<ScenePalette>
  /** Parks a vehicle in the right half; the left half stays quiet for a headline. */
  vehicle?: { body: ArtBody; colour: string; seed?: number; look?: VehicleStyle }
}

/** Marks on the ground around the vehicle of a scene. */
const grounds = {
  coast: 'bay',
  city: 'bay',
  alps: 'bay',
  night: 'bay',
  waterfront: 'bay',
  suburb: 'bay',
  harbour: 'bay',
  outback: 'tracks',
  campsite: 'tracks',
} satisfies Record<SceneKind, Ground>

const painters = { coast: coastline, city, outback, alps, campsite, night, waterfront, suburb, harbour } satisfies Record<
  SceneKind,
  unknown
>

/** Bodies with a jockey wheel, which is lower than their tyres: they park further from the picture's edge. */
const trailers: readonly ArtBody[] = ['caravan', 'camperTrailer']

/** A wide picture for the top of a home page, 2400 × 1000. */
export function drawScene({ kind, seed, palette, vehicle }: SceneArt): string {
  const sheet = new SvgSheet(`s${kind[0]}${kind[1]}${(seed >>> 0).toString(36)}-`, 2400, 1000)
  painters[kind](sheet, seededRandom(seed, kind), { ...scenePalettes[kind], ...palette })
  if (vehicle) {
    sheet.group({ transform: `translate(1110 ${trailers.includes(vehicle.body) ? 212 : 262})` }, () =>
      paintVehicle(sheet, { angle: 'frontThreeQuarter', seed, ground: grounds[kind], ...vehicle }),
    )
  }
  if (kind === 'night') sheet.add('<rect width="2400" height="1000" fill="#060c18" opacity=".18"/>')
  return sheet.toString()
}
