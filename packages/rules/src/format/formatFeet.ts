import { groupThousands } from './groupThousands'

const metresAFoot = 0.3048

/**
 * Writes a length in feet with metres beside it (UI-23, ENT-03); null for nothing or less.
 *
 * @example formatFeet(21.5) // '21.5 ft (6.55 m)'
 */
export const formatFeet = (feet: number | null | undefined): string | null =>
  feet && feet > 0 ? `${groupThousands(Math.round(feet * 100) / 100)} ft (${(feet * metresAFoot).toFixed(2)} m)` : null
