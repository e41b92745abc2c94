import { shows } from '../parts/shows'
import { type AboutReserving, everyReserveNeed } from './reserveNeeds'

/** Says whether a car can be reserved or bought online (CHK-02). */
export const canReserve = (car: AboutReserving['car'], config: AboutReserving['config']): boolean =>
  shows({ needs: everyReserveNeed }, { car, config })
