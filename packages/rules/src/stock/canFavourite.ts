import { type KeepAbout, saveNeeds } from '../car/keepNeeds'
import { shows } from '../parts/shows'

/** Says whether a car can be saved (VDP-10, FAV-03): whether all of `saveNeeds` holds. */
export const canFavourite = (car: KeepAbout['car'], config: KeepAbout['config']): boolean => shows({ needs: saveNeeds }, { car, config })
