import type { ItemType } from '@forecourt/rules/entities/Car'
import { carMakes } from './makes/carMakes'
import { leisureMakes } from './makes/leisureMakes'

/** The makes with models of any of the given kinds; a make appears once, with only such models. */
export const listMakes = (itemTypes: readonly ItemType[]) =>
  [...carMakes, ...leisureMakes]
    .map((make) => ({ ...make, models: make.models.filter((model) => itemTypes.includes(model.itemType)) }))
    .filter((make) => make.models.length > 0)
