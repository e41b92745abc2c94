import type { ItemType } from '@forecourt/rules/entities/Car'

/** The noun for an item type in a sentence (CFG-06). */
export const vehicleNoun: Readonly<Record<ItemType, string>> = { car: 'car', motorcycle: 'motorcycle', caravan: 'caravan' }
