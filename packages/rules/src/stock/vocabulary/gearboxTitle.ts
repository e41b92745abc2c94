import { transmissions } from './transmissions'

const continuous = /cvt\b|continuous|\bconstant(?:ly)? variable|\b(?:x|linear|multi)tronic\b|\bivt\b/i
const dualClutch = /\b(?:dual|double|twin)[ -]?clutch|\b(?:dct|dsg|pdk|edc)\b|\bs[ -]?tronic\b/i
const gearCount = /\b(\d{1,2})[ -]?(?:sp|spd|speed|gears?)\b/i

/**
 * Kind of a gearbox as shoppers name it; a text that doesn't state it is unchanged (SRC-06).
 *
 * @example gearboxTitle('8 Speed Sports Automatic') // '8-speed automatic'
 */
export const gearboxTitle = (text: string): string => {
  if (continuous.test(text)) return 'CVT'
  if (dualClutch.test(text)) return 'Dual clutch'
  const kind = transmissions.read(text)
  const [, gears] = gearCount.exec(text) ?? []
  return kind && gears ? `${gears}-speed ${kind.toLowerCase()}` : text
}
