import type { CarModel } from '../model/CarShape.js'
import { coupe } from './coupe.js'
import { hatch } from './hatch.js'
import { largeSuv } from './largeSuv.js'
import { peopleMover } from './peopleMover.js'
import { sedan } from './sedan.js'
import { suv } from './suv.js'
import { ute } from './ute.js'
import { van } from './van.js'
import { wagon } from './wagon.js'

/** Bodies drawn from one car model alone. */
export const carBodies = { hatch, sedan, wagon, suv, largeSuv, ute, van, peopleMover, coupe } satisfies Record<string, CarModel>
export type CarBody = keyof typeof carBodies
