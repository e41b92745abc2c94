import type { ItemType } from '../../entities/Car'

const plurals: { readonly [Type in ItemType]: string } = { car: 'cars', motorcycle: 'motorcycles', caravan: 'caravans' }

const isKnown = (itemType: string | undefined): itemType is ItemType => itemType !== undefined && Object.hasOwn(plurals, itemType)

/**
 * What vehicles are called together, in the plural: by their kind where they are of one, in the site's own words otherwise (CFG-06).
 *
 * @example nounOfAll(['caravan', 'caravan'], 'caravans and motorcycles') // 'caravans'
 */
export const nounOfAll = (itemTypes: readonly string[], noun: string): string => {
  const [kind, ...others] = new Set(itemTypes)
  return others.length === 0 && isKnown(kind) ? plurals[kind] : noun
}
