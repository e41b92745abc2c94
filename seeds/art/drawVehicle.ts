import { paintBackdrop } from './backdrops/paintBackdrop.js'
import { camperTrailer } from './bodies/camperTrailer.js'
import { carBodies, type CarBody } from './bodies/carBodies.js'
import { caravan } from './bodies/caravan.js'
import { convertible } from './bodies/convertible.js'
import { cruiserBikeSpan, paintCruiserBike } from './bodies/cruiserBike.js'
import { paintSportsBike, sportsBikeSpan } from './bodies/sportsBike.js'
import type { CarModel } from './model/CarShape.js'
import { SvgSheet } from './svg/SvgSheet.js'
import type { ArtBody, VehicleArt } from './VehicleArt.js'
import { bikeCamera, type BikeScene } from './views/bikeView.js'
import { paintCabChassis } from './views/cabChassisView.js'
import { paintCabin } from './views/cabinView.js'
import { paintCamper } from './views/camperView.js'
import { paintCaravan } from './views/caravanView.js'
import { paintCockpit } from './views/cockpitView.js'
import { paintConvertible } from './views/convertibleView.js'
import { cameraFor, paintCar } from './views/exteriorView.js'
import { paintLiving } from './views/livingView.js'
import { paintMotorhome } from './views/motorhomeView.js'
import type { Scene } from './views/Scene.js'
import { paintWheelView } from './views/wheelView.js'
import { wholeCabChassis, wholeMotorhome } from './bodies/wholes.js'

export type { ArtAngle, ArtBackdrop, ArtBody, VehicleArt } from './VehicleArt.js'

interface Drawing {
  exterior: (sheet: SvgSheet, art: VehicleArt) => void
  inside: (sheet: SvgSheet, art: VehicleArt) => void
  /** How the close-up of a wheel is drawn; `near` simply steps closer to the whole vehicle. */
  wheel: Parameters<typeof paintWheelView>[2] | 'near'
}

const drawings: Record<ArtBody, Drawing> = {
  hatch: car('hatch'), sedan: car('sedan'), wagon: car('wagon'), suv: car('suv'), largeSuv: car('largeSuv'), ute: car('ute'),
  van: car('van'), peopleMover: car('peopleMover'), coupe: car('coupe'),
  convertible: { ...car('coupe'), exterior: from(convertible, paintConvertible) },
  cabChassis: { ...car('ute'), exterior: from(wholeCabChassis, paintCabChassis), inside: cabin(true, true) },
  sportsBike: bike(sportsBikeSpan, paintSportsBike),
  cruiserBike: bike(cruiserBikeSpan, paintCruiserBike),
  caravan: towed(caravan, paintCaravan),
  motorhome: towed(wholeMotorhome, paintMotorhome),
  camperTrailer: towed(camperTrailer, paintCamper),
}

/** Draws one picture of a demo vehicle as a complete SVG document, 1200 × 800. Pure: the same art, the same picture. */
export function drawVehicle(art: VehicleArt): string {
  const sheet = new SvgSheet(`${art.body.slice(0, 3)}${art.angle.slice(0, 1)}${(art.seed >>> 0).toString(36)}-`)
  const drawing = drawings[art.body]
  if (art.angle === 'interior') drawing.inside(sheet, art)
  else if (art.angle === 'wheel' && drawing.wheel !== 'near') paintWheelView(sheet, art, drawing.wheel)
  else {
    paintBackdrop(sheet, art)
    drawing.exterior(sheet, art)
  }
  return sheet.toString()
}

function from(model: CarModel, paint: (scene: Scene) => void): Drawing['exterior'] {
  return (sheet, art) => paint({ sheet, camera: cameraFor(model, art.angle), model, art })
}

function cabin(upright: boolean, plain: boolean): Drawing['inside'] {
  return (sheet, art) => paintCabin(sheet, art, { upright, plain })
}

function car(body: CarBody): Drawing {
  const model = carBodies[body]
  const rugged = model.face === 'rugged'
  const commercial = model.face === 'commercial'
  return {
    exterior: from(model, paintCar),
    inside: cabin(rugged || commercial, commercial),
    wheel: commercial ? { style: 'steel', rim: 64, finish: 'silver', cladding: false } : { rim: rugged ? 68 : model.face === 'sport' ? 78 : 73, cladding: model.cladding },
  }
}

function towed(model: CarModel, paint: (scene: Scene) => void): Drawing {
  return { exterior: from(model, paint), inside: paintLiving, wheel: 'near' }
}

function bike(span: { nose: number; tail: number; top: number }, paint: (scene: BikeScene) => void): Drawing {
  return {
    exterior: (sheet, art) => paint({ sheet, camera: bikeCamera(art.angle, span.nose, span.tail, span.top), art }),
    inside: paintCockpit,
    wheel: 'near',
  }
}
