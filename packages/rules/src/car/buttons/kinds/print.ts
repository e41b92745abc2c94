import { isPrintable } from '../../facts/isPrintable'
import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'
import { priceNeed } from '../siteNeed'

/** Prints the sheet of a car that has a price and a photo (VDP-11). */
export const print = {
  defaultLabel: fixedLabel('Print'),
  requirement: 'VDP-11',
  fields: ['priceCents', 'images'],
  needs: [priceNeed, { needs: 'a picture', holds: (car) => isPrintable(car) }],
  opens: { kind: 'own' },
} as const satisfies CarButtonRule
