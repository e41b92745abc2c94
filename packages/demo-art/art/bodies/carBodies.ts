import type { CarModel } from '../model/CarShape'
import { coupe } from './coupe'
import { hatch } from './hatch'
import { largeSuv } from './largeSuv'
import { peopleMover } from './peopleMover'
import { sedan } from './sedan'
import { suv } from './suv'
import { ute } from './ute'
import { van } from './van'
import { wagon } from './wagon'

/** Bodies drawn from one car model alone. */
export const carBodies = { hatch, sedan, wagon, suv, largeSuv, ute, van, peopleMover, coupe } satisfies Record<string, CarModel>
export type CarBody = keyof typeof carBodies
