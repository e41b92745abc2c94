import type { ArtBody } from './artBodies'
import { camperTrailer } from './bodies/camperTrailer'
import { caravan } from './bodies/caravan'
import { type CarBody, carBodies } from './bodies/carBodies'
import { convertible } from './bodies/convertible'
import { cruiserBike, paintCruiserBike } from './bodies/cruiserBike'
import { cabChassisOuterShape, motorhomeOuterShape } from './bodies/outerShapes'
import { paintSportsBike, sportsBike } from './bodies/sportsBike'
import type { CarModel } from './model/CarShape'
import { modelFor } from './model/modelFor'
import { variedModel } from './model/variedModel'
import { rimPercent } from './parts/wheels'
import type { SvgSheet } from './svg/SvgSheet'
import type { VehicleArt } from './VehicleArt'
import { type BikeMeasures, type BikeScene, bikeAt, bikeCamera } from './views/bikeView'
import { paintCabChassis } from './views/cabChassisView'
import { paintCabin } from './views/cabinView'
import { paintCamper } from './views/camperView'
import { paintCaravan } from './views/caravanView'
import { paintCockpit } from './views/cockpitView'
import { paintConvertible } from './views/convertibleView'
import { cameraFor, paintCar } from './views/exteriorView'
import { paintLiving } from './views/livingView'
import { paintMotorhome } from './views/motorhomeView'
import type { Scene } from './views/Scene'
import { paintWheelView } from './views/wheelView'

interface Drawing {
  exterior: (sheet: SvgSheet, art: VehicleArt) => void
  inside: (sheet: SvgSheet, art: VehicleArt) => void
  /** How the close-up of a wheel is drawn; `near` simply steps closer to the whole vehicle. */
  wheel: ((art: VehicleArt) => Parameters<typeof paintWheelView>[2]) | 'near'
}

const drawings: Record<ArtBody, Drawing> = {
  hatch: car('hatch'),
  sedan: car('sedan'),
  wagon: car('wagon'),
  suv: car('suv'),
  largeSuv: car('largeSuv'),
  ute: car('ute'),
  van: car('van'),
  peopleMover: car('peopleMover'),
  coupe: car('coupe'),
  convertible: { ...car('coupe'), exterior: from(({ look }) => (look ? modelFor(convertible, look) : convertible), paintConvertible) },
  cabChassis: { ...car('ute'), exterior: from(({ look }) => cabChassisOuterShape(look), paintCabChassis), inside: cabin(true, true) },
  sportsBike: bike(sportsBike, paintSportsBike),
  cruiserBike: bike(cruiserBike, paintCruiserBike),
  caravan: towed(caravan, paintCaravan),
  motorhome: towed(motorhomeOuterShape, paintMotorhome),
  camperTrailer: towed(camperTrailer, paintCamper),
}

/** Paints the vehicle, or the part of it this angle shows, onto a sheet. The caller paints the backdrop. */
export function paintVehicle(sheet: SvgSheet, art: VehicleArt): void {
  const drawing = drawings[art.look?.body ?? art.body]
  if (art.angle === 'interior') drawing.inside(sheet, art)
  else if (art.angle === 'wheel' && drawing.wheel !== 'near') paintWheelView(sheet, art, drawing.wheel(art))
  else drawing.exterior(sheet, art)
}

function from(modelOf: (art: VehicleArt) => CarModel, paint: (scene: Scene) => void): Drawing['exterior'] {
  return (sheet, art) => {
    const model = modelOf(art)
    paint({ sheet, camera: cameraFor(model, art.angle), model, art })
  }
}

function cabin(upright: boolean, plain: boolean): Drawing['inside'] {
  return (sheet, art) => paintCabin(sheet, art, { upright, plain })
}

function car(body: CarBody): Drawing {
  const model = carBodies[body]
  const rugged = model.face === 'rugged'
  const commercial = model.face === 'commercial'
  return {
    exterior: from(({ look, seed }) => (look ? modelFor(model, look) : variedModel(model, body, seed)), paintCar),
    inside: cabin(rugged || commercial, commercial),
    wheel: ({ look }) =>
      look
        ? {
            style: look.wheels,
            finish: look.finish ?? 'silver',
            rim: rimPercent({ ...model, look }),
            cladding: look.cladding ?? model.cladding,
          }
        : commercial
          ? { style: 'steel', rim: 64, finish: 'silver', cladding: false }
          : { rim: rimPercent(model), cladding: model.cladding },
  }
}

function towed(model: CarModel, paint: (scene: Scene) => void): Drawing {
  return { exterior: from(() => model, paint), inside: paintLiving, wheel: 'near' }
}

function bike(plain: BikeMeasures, paint: (scene: BikeScene) => void): Drawing {
  return {
    exterior: (sheet, art) => {
      const at = bikeAt(plain, art.bike)
      const [[nose], [tail, , top]] = [at([plain.nose, 0, 0]), at([plain.tail, 0, plain.top])]
      paint({ sheet, camera: bikeCamera(art.angle, nose, tail, Math.max(top, at([0, 0, plain.top])[2])), art, at })
    },
    inside: paintCockpit,
    wheel: 'near',
  }
}
