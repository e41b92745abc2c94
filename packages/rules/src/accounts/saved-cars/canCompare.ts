import { shows } from '../../parts/shows'
import { compareNeeds, type KeepAbout } from './savedCarNeeds'

/** Says whether a car can be taken into a comparison (FAV-02, FAV-03): whether all of `compareNeeds` holds. */
export const canCompare = (car: KeepAbout['car'], config: KeepAbout['config']): boolean => shows({ needs: compareNeeds }, { car, config })
