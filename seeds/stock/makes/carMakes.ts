import type { VehicleMake } from '../VehicleModel'
import { bmw } from './cars/bmw'
import { byd } from './cars/byd'
import { ford } from './cars/ford'
import { gwm } from './cars/gwm'
import { holden } from './cars/holden'
import { honda } from './cars/honda'
import { hyundai } from './cars/hyundai'
import { isuzu } from './cars/isuzu'
import { kia } from './cars/kia'
import { lexus } from './cars/lexus'
import { mazda } from './cars/mazda'
import { mercedesBenz } from './cars/mercedesBenz'
import { mg } from './cars/mg'
import { mitsubishi } from './cars/mitsubishi'
import { nissan } from './cars/nissan'
import { polestar } from './cars/polestar'
import { subaru } from './cars/subaru'
import { suzuki } from './cars/suzuki'
import { tesla } from './cars/tesla'
import { toyota } from './cars/toyota'
import { volkswagen } from './cars/volkswagen'
import { volvo } from './cars/volvo'

/**
 * Makes and models of cars; prices are rounded list prices before on-road costs. The random sequence of demo sites depends on the order:
 * add new makes at the end.
 */
export const carMakes: readonly VehicleMake[] = [
  toyota,
  mazda,
  nissan,
  subaru,
  mitsubishi,
  honda,
  suzuki,
  isuzu,
  lexus,
  hyundai,
  kia,
  ford,
  volkswagen,
  bmw,
  mercedesBenz,
  holden,
  tesla,
  byd,
  mg,
  gwm,
  polestar,
  volvo,
]
