import type { ArtBody } from '../artBodies'
import type { Knots } from '../geometry/curveThrough'
import { seededRandom } from '../seededRandom'
import type { CarModel, FaceKind } from './CarShape'

const faces: Partial<Record<ArtBody, readonly FaceKind[]>> = {
  hatch: ['compact', 'compact', 'sport', 'saloon'],
  sedan: ['saloon', 'saloon', 'sport', 'compact'],
  wagon: ['saloon', 'compact', 'sport'],
  suv: ['rugged', 'saloon', 'compact'],
  peopleMover: ['compact', 'saloon'],
}

/** Varies roof, wheels, face and trim of a body style a little by seed, so that two cars of it differ. */
export function variedModel(model: CarModel, body: ArtBody, seed: number): CarModel {
  const random = seededRandom(seed, 'model')
  const lift = random.between(-0.02, 0.025)
  const rim = random.between(0.97, 1.04)
  const rake = random.between(-0.06, 0.06)
  const raised = (knots: Knots, by: number): Knots => knots.map(([x, z]) => [x, z + by] as const)
  const house = model.shape.glasshouse
  return {
    ...model,
    face: random.pick(faces[body] ?? [model.face]),
    twoTone: random.chance(0.22) && (body === 'hatch' || body === 'suv'),
    chromeWaist: random.chance(0.4) && model.face !== 'commercial',
    roofRails: model.roofRails && random.chance(0.7),
    bullbar: (body === 'ute' || body === 'largeSuv' || body === 'cabChassis') && random.chance(0.45),
    sportsBar: body === 'ute' && random.chance(0.55),
    wheels: model.wheels.map((w) => ({ ...w, radius: w.radius * rim, arch: w.arch * rim })),
    shape: {
      ...model.shape,
      belt: raised(model.shape.belt, lift * 0.5),
      glasshouse: house && { ...house, roof: raised(house.roof, lift), header: house.header + rake, roofEnd: house.roofEnd - rake * 0.5 },
    },
  }
}
