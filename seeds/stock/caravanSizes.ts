import type { Car } from '@forecourt/rules/entities/Car'
import { createRandom } from './random'

const couplesLayouts = ['Rear ensuite', 'Club lounge', 'Centre kitchen'] as const

/** Layout of a caravan by number of berths. Has its own random sequence, so that a change here doesn't change other cars. */
const caravanLayout = (variant: string, sleeps: number, isCamper: boolean) => {
  if (isCamper) return 'Fold-out'
  return sleeps > 3 ? 'Family bunks' : createRandom(`layout:${variant}`).pick(couplesLayouts)
}

const centimetresAFoot = 30.48

/** Length in a caravan's name: feet ('18.58-1', '20ER', 'J2413') or centimetres ('617 HB'). */
const namedFeet = (badge: string): number | null => {
  const feet = /^J?(1[4-9]|2[0-4])(?!\d$)/.exec(badge)?.[1]
  const centimetres = /^([4-7]\d\d)(?!\d)/.exec(badge)?.[1]
  if (centimetres) return Math.round((Number(centimetres) / centimetresAFoot) * 10) / 10
  return feet ? Number(feet) : null
}

/** Feet and kilograms of a caravan; the same for all of a variant. */
export const caravanSizes = (variant: string, badge: string, isCamper: boolean): Car['specifications'] => {
  const random = createRandom(`sizes:${variant}`)
  const drawn = { length: random.whole(14, 23), spread: random.next(), sleeps: random.whole(2, 6) }
  const bodyLength = isCamper ? 12 : (namedFeet(badge) ?? drawn.length)
  const tareWeight = isCamper
    ? 900 + Math.round(drawn.spread * 25) * 10
    : Math.round(bodyLength * 11.5) * 10 + Math.round(drawn.spread * 30) * 10
  const sleeps = isCamper ? Math.max(4, drawn.sleeps) : Math.min(drawn.sleeps, bodyLength > 19 ? 6 : 4)
  return {
    bodyLength,
    layout: caravanLayout(variant, sleeps, isCamper),
    bodyWidth: isCamper ? 7 : 8,
    tareWeight,
    aggregateTrailerMass: tareWeight + (isCamper ? 400 : 500),
    axleType: isCamper ? 'Single' : 'Tandem',
    sleeps,
  }
}
