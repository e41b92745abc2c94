import { shows } from '../../parts/shows'
import { type KeepAbout, saveNeeds } from './savedCarNeeds'

/** Says whether a car can be saved (VDP-10, FAV-03): whether all of `saveNeeds` holds. */
export const canFavourite = (car: KeepAbout['car'], config: KeepAbout['config']): boolean => shows({ needs: saveNeeds }, { car, config })
