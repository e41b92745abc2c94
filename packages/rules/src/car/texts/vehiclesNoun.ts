import type { ItemType } from '../../entities/Car'

interface DriveTexts {
  /** Verb that follows “would you like to”. */
  readonly verb: string
  /** Label of buttons that open the form. */
  readonly open: string
  /** Labels of the submit button: request a time, and book directly. */
  readonly ask: string
  readonly book: string
  /** Heading of the form while it only requests a time. */
  readonly askTitle: string
}

/** Texts of a test drive by type of vehicle: motorcycles are ridden, caravans viewed (CFG-06, ENQ-24). */
export const driveTexts: { readonly [Type in ItemType]: DriveTexts } = {
  car: { verb: 'drive', open: 'Book a Test Drive', ask: 'Request Test Drive', book: 'Book Test Drive', askTitle: 'Request a Test Drive' },
  motorcycle: { verb: 'ride', open: 'Book a Test Ride', ask: 'Request Test Ride', book: 'Book Test Ride', askTitle: 'Request a Test Ride' },
  caravan: { verb: 'see', open: 'Book a Visit', ask: 'Request a Visit', book: 'Book a Visit', askTitle: 'Request a Visit' },
}

const plurals: { readonly [Type in ItemType]: string } = { car: 'cars', motorcycle: 'motorcycles', caravan: 'caravans' }

const isKnown = (itemType: string | undefined): itemType is ItemType => itemType !== undefined && Object.hasOwn(plurals, itemType)

/**
 * Plural noun for vehicles: the type's if all are of one type, otherwise the site's own (CFG-06).
 *
 * @example vehiclesNoun(['caravan', 'caravan'], 'caravans and motorcycles') // 'caravans'
 */
export const vehiclesNoun = (itemTypes: readonly string[], noun: string): string => {
  const [kind, ...others] = new Set(itemTypes)
  return others.length === 0 && isKnown(kind) ? plurals[kind] : noun
}
