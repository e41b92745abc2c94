import type { CarModel } from '../model/CarShape.js'
import type { ArtBody } from '../VehicleArt.js'
import { coupe } from './coupe.js'
import { hatch } from './hatch.js'
import { largeSuv } from './largeSuv.js'
import { peopleMover } from './peopleMover.js'
import { sedan } from './sedan.js'
import { suv } from './suv.js'
import { ute } from './ute.js'
import { van } from './van.js'
import { wagon } from './wagon.js'

/** Bodies drawn by lofting one car shape. */
export const carBodies: Partial<Record<ArtBody, CarModel>> = {
  hatch, sedan, wagon, suv, largeSuv, ute, van, peopleMover, coupe,
  cabChassis: ute, convertible: coupe, sportsBike: coupe, cruiserBike: coupe, caravan: van, motorhome: van, camperTrailer: van,
}
