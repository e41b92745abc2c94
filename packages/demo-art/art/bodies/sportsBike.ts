import { tint } from '../paint'
import { seededRandom } from '../seededRandom'
import type { BikeMeasures, BikeScene } from '../views/bikeView'
import { paintBikeShadow, paintBikeWheel, paintFlat, paintRound, paintSlab, paintTube } from '../views/bikeView'
import { paintBareEngine, paintBareFront, paintShroud } from './nakedBike'

export const sportsBike: BikeMeasures = { nose: -0.32, tail: 1.74, top: 1.16, wheelbase: 1.42, seat: 0.83, wheel: 0.3 }

/** A sports bike: axles at 0 and 1.42 m, underslung exhaust, high tail; panels around the engine, a screen and clip-ons, or none of them (`nakedBike.ts`). */
export function paintSportsBike(scene: BikeScene): void {
  const { art, camera } = scene
  const paint = art.colour
  const { isFaired = true, engine = 'inline' } = art.bike ?? {}
  const second = seededRandom(art.seed, `fairing ${art.bike?.id ?? ''}`).pick(['#17191c', '#eceef0', '#2a2e33'])
  const fromRear = camera.forward[0] < -0.1
  const front = () => paintFront(scene, paint, isFaired)
  paintBikeShadow(scene, -0.3, 1.72, [
    { x: 0, width: 0.13 },
    { x: 1.42, width: 0.19 },
  ])
  if (!fromRear) paintRearEnd(scene)
  else front()
  paintEngineBlock(scene)
  if (engine !== 'electric') paintExhaust(scene)
  paintFrame(scene)
  if (fromRear) paintRearEnd(scene)
  paintTailAndTank(scene, paint)
  if (!isFaired) {
    paintBareEngine(scene)
    if (!fromRear) front()
    paintShroud(scene, paint)
    return
  }
  if (!fromRear) front()
  paintFairing(scene, paint, second)
}

function paintEngineBlock(scene: BikeScene): void {
  paintTube(
    scene,
    [
      [0.36, -0.1, 0.78],
      [0.9, -0.12, 0.5],
    ],
    0.06,
    '#3a3f45',
  )
  paintSlab(
    scene,
    [
      [0.34, 0.3],
      [0.92, 0.24],
      [1.04, 0.42],
      [0.98, 0.62],
      [0.5, 0.68],
      [0.32, 0.5],
    ],
    0.16,
    '#2c3035',
  )
  paintRound(scene, [0.84, 0.19, 0.42], 0.115, '#4a5057')
  paintRound(scene, [0.84, 0.2, 0.42], 0.075, '#2a2e33')
}

function paintFrame(scene: BikeScene): void {
  paintSlab(
    scene,
    [
      [0.28, 0.92],
      [0.66, 0.8],
      [0.98, 0.66],
      [1.08, 0.58],
      [1.02, 0.5],
      [0.86, 0.56],
      [0.4, 0.74],
    ],
    0.13,
    '#a4abb2',
  )
}

/** Subframe, tail with its light, seat and tank. */
function paintTailAndTank(scene: BikeScene, paint: string): void {
  paintSlab(
    scene,
    [
      [0.86, 0.74],
      [1.04, 0.79],
      [1.3, 0.85],
      [1.46, 0.87],
      [1.3, 0.76],
      [1.06, 0.62],
      [0.92, 0.6],
    ],
    0.09,
    '#25292e',
  )
  paintSlab(
    scene,
    [
      [1.0, 0.78],
      [1.24, 0.82],
      [1.46, 0.93],
      [1.7, 1.0],
      [1.72, 0.95],
      [1.46, 0.84],
      [1.24, 0.74],
      [1.04, 0.7],
    ],
    0.1,
    paint,
    { gloss: true },
  )
  paintSlab(
    scene,
    [
      [0.94, 0.82],
      [1.12, 0.8],
      [1.3, 0.86],
      [1.42, 0.95],
      [1.34, 0.97],
      [1.18, 0.88],
      [1.0, 0.87],
    ],
    0.12,
    '#17191c',
  )
  paintRound(scene, [1.71, 0.02, 0.965], 0.034, '#c1262e')
  paintSlab(
    scene,
    [
      [0.36, 0.88],
      [0.46, 0.99],
      [0.64, 1.02],
      [0.84, 0.97],
      [0.98, 0.86],
      [0.96, 0.78],
      [0.7, 0.76],
      [0.46, 0.8],
    ],
    0.15,
    paint,
    { gloss: true },
  )
  paintFlat(
    scene,
    [
      [0.46, 0.95],
      [0.64, 0.985],
      [0.84, 0.93],
    ],
    0.152,
    { fill: 'none', stroke: '#ffffff', 'stroke-width': 4, opacity: 0.45, 'stroke-linecap': 'round' },
    false,
  )
}

/** The belly and side fairing, in front of the engine. */
function paintFairing(scene: BikeScene, paint: string, second: string): void {
  paintSlab(
    scene,
    [
      [-0.02, 0.9],
      [0.2, 0.93],
      [0.4, 0.84],
      [0.62, 0.72],
      [0.66, 0.58],
      [0.52, 0.48],
      [0.7, 0.36],
      [0.98, 0.3],
      [0.9, 0.21],
      [0.46, 0.2],
      [0.32, 0.34],
      [0.28, 0.56],
      [0.1, 0.68],
    ],
    0.19,
    paint,
    { gloss: true },
  )
  paintFlat(
    scene,
    [
      [0.12, 0.78],
      [0.4, 0.66],
      [0.46, 0.5],
      [0.4, 0.32],
      [0.5, 0.26],
      [0.84, 0.25],
      [0.6, 0.34],
      [0.5, 0.46],
      [0.56, 0.6],
      [0.4, 0.74],
    ],
    0.195,
    { fill: second, opacity: 0.92 },
  )
  paintFlat(
    scene,
    [
      [0.3, 0.62],
      [0.38, 0.6],
      [0.36, 0.44],
      [0.3, 0.46],
    ],
    0.196,
    { fill: '#0b0d10' },
  )
  paintFlat(
    scene,
    [
      [0.0, 0.88],
      [0.2, 0.905],
      [0.4, 0.82],
    ],
    0.196,
    { fill: 'none', stroke: tint(paint, 0.75), 'stroke-width': 3, opacity: 0.7, 'stroke-linecap': 'round' },
    false,
  )
  paintTube(
    scene,
    [
      [0.96, 0.2, 0.36],
      [1.08, 0.24, 0.37],
    ],
    0.03,
    '#8d949b',
  )
}

function paintExhaust(scene: BikeScene): void {
  paintTube(
    scene,
    [
      [0.9, 0.15, 0.34],
      [1.12, 0.18, 0.3],
      [1.2, 0.2, 0.32],
    ],
    0.07,
    '#6b6257',
    '#b8aa97',
  )
  paintTube(
    scene,
    [
      [1.14, 0.2, 0.32],
      [1.5, 0.22, 0.5],
    ],
    0.115,
    '#3b4046',
    '#aab1b8',
  )
}

function paintRearEnd(scene: BikeScene): void {
  paintBikeWheel(scene, 1.42, 0.315, 0.19, 'cast')
  paintSlab(
    scene,
    [
      [0.92, 0.46],
      [1.4, 0.35],
      [1.46, 0.31],
      [1.4, 0.27],
      [0.92, 0.36],
    ],
    0.11,
    '#70777e',
  )
  paintTube(
    scene,
    [
      [1.34, 0, 0.72],
      [1.6, 0, 0.66],
    ],
    0.03,
    '#17191c',
    '#3a3f45',
  )
}

function paintFront(scene: BikeScene, paint: string, isFaired: boolean): void {
  paintTube(
    scene,
    [
      [0.26, -0.1, 0.86],
      [0, -0.1, 0.3],
    ],
    0.05,
    '#a8853a',
    '#e6c878',
  )
  paintBikeWheel(scene, 0, 0.3, 0.13, 'cast')
  paintSlab(
    scene,
    [
      [-0.2, 0.55],
      [-0.06, 0.63],
      [0.14, 0.62],
      [0.26, 0.5],
      [0.2, 0.5],
      [0.1, 0.57],
      [-0.06, 0.58],
    ],
    0.075,
    paint,
    { gloss: true },
  )
  paintTube(
    scene,
    [
      [0.26, 0.1, 0.88],
      [0, 0.1, 0.3],
    ],
    0.055,
    '#a8853a',
    '#e6c878',
  )
  paintRound(scene, [0, 0.11, 0.3], 0.035, '#b9c0c6')
  if (!isFaired) {
    paintBareFront(scene, paint)
    return
  }
  paintTube(
    scene,
    [
      [0.28, 0.1, 0.93],
      [0.36, 0.3, 0.9],
    ],
    0.04,
    '#17191c',
    '#4a5057',
  )
  paintSlab(
    scene,
    [
      [-0.14, 0.86],
      [-0.05, 0.98],
      [0.12, 1.06],
      [0.34, 1.0],
      [0.4, 0.86],
      [0.2, 0.8],
      [-0.02, 0.8],
    ],
    0.14,
    paint,
    { gloss: true },
  )
  paintSlab(
    scene,
    [
      [-0.0, 1.0],
      [0.08, 1.1],
      [0.24, 1.15],
      [0.34, 1.06],
      [0.28, 0.99],
      [0.1, 1.0],
    ],
    0.09,
    '#5b6e7c',
    { edge: '#2c3740' },
  )
  paintFlat(
    scene,
    [
      [-0.13, 0.88],
      [-0.03, 0.94],
      [0.1, 0.93],
      [0.0, 0.87],
    ],
    0.145,
    { fill: '#101316' },
  )
  paintFlat(
    scene,
    [
      [-0.1, 0.885],
      [-0.03, 0.92],
      [0.05, 0.915],
      [0, 0.885],
    ],
    0.147,
    { fill: '#e9f3fa' },
  )
  paintTube(
    scene,
    [
      [0.1, 0.14, 1.04],
      [0.06, 0.32, 1.1],
    ],
    0.022,
    '#17191c',
    '#4a5057',
  )
  paintRound(scene, [0.05, 0.33, 1.12], 0.055, '#1b1e22')
  if (scene.camera.forward[0] > 0.1) {
    paintRound(scene, [-0.15, 0.05, 0.885], 0.032, '#e9f3fa', '#20252b')
    paintRound(scene, [-0.15, -0.06, 0.885], 0.032, '#e9f3fa', '#20252b')
  }
}
