import type { ItemType } from '../../entities/Car'

interface DriveWords {
  /** What is done with it, after “would you like to”. */
  readonly verb: string
  /** On buttons that open the form. */
  readonly open: string
  /** On the button that asks for a time, and on one that books it at once. */
  readonly ask: string
  readonly book: string
}

/** What a test drive is called, by what is driven: a motorcycle is ridden, and nobody drives a caravan (CFG-06, ENQ-24). */
export const driveWords: { readonly [Type in ItemType]: DriveWords } = {
  car: { verb: 'drive', open: 'Book a Test Drive', ask: 'Request Test Drive', book: 'Book Test Drive' },
  motorcycle: { verb: 'ride', open: 'Book a Test Ride', ask: 'Request Test Ride', book: 'Book Test Ride' },
  caravan: { verb: 'see', open: 'Book a Visit', ask: 'Request a Visit', book: 'Book a Visit' },
}

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
