import { luminance, parseHex } from '../paint'
import { seededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'
import { type ArtBackdrop, artBackdrops, type Ground, type VehicleArt } from '../VehicleArt'
import { coast } from './coast'
import { driveway } from './driveway'
import { showroom } from './showroom'
import { street } from './street'
import { studio, studioTones } from './studio'
import { yard } from './yard'

/** Marks on the ground around a vehicle, by backdrop. */
const grounds: Partial<Readonly<Record<ArtBackdrop, Ground>>> = { yard: 'bay', street: 'bay', coast: 'bay' }

/**
 * Fills the sheet behind a vehicle, and returns the marks on its ground. Light paint gets a darker room, and dark paint a lighter one or paler
 * asphalt, so that edges are visible.
 */
export function paintBackdrop(sheet: SvgSheet, art: VehicleArt): Ground | undefined {
  const random = seededRandom(art.scene ?? art.seed, 'backdrop')
  const light = luminance(parseHex(art.colour))
  const paler = light < 0.2 ? 0.28 : 0
  const kind = art.backdrop ?? random.pick(artBackdrops)
  switch (kind) {
    case 'studio':
      studio(sheet, random.pick(light > 0.7 ? studioTones.slice(2) : light < 0.2 ? studioTones.slice(0, 2) : studioTones.slice(0, 3)))
      break
    case 'showroom':
      showroom(sheet, random, light > 0.7)
      break
    case 'yard':
      yard(sheet, random, paler)
      break
    case 'street':
      street(sheet, random, paler)
      break
    case 'driveway':
      driveway(sheet, random)
      break
    case 'coast':
      coast(sheet, random, paler)
      break
  }
  return grounds[kind]
}
