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

const roundedKg = (kg: number) => Math.round(kg / 10) * 10

/** Longest van on one axle, in feet. */
const maxSingleAxle = 17
/** What most Australian tow vehicles can pull, in kilograms. */
const maxAtm = 3_500
/** Each model year of a van has a little more equipment than the one before. */
const kgPerYear = 14
const firstYear = 2014

/** Kilograms of a van: a heavier one is longer or newer, or of a better equipped model. */
const vanWeights = (model: string, feet: number, isSingle: boolean) => {
  const random = createRandom(`weights:${model}`)
  const ofModel = random.whole(0, 14) * 10
  return {
    tare: 290 + 96 * feet + ofModel + (isSingle ? 0 : 90),
    payload: isSingle ? 350 + random.whole(0, 6) * 10 : Math.min(700, 400 + 30 * (feet - maxSingleAxle) + random.whole(0, 11) * 10),
  }
}

const camperWeights = (model: string) => {
  const random = createRandom(`weights:${model}`)
  return { tare: 980 + random.whole(0, 30) * 10, payload: 300 + random.whole(0, 20) * 10 }
}

/** Share of the tare that a van's makers put on the ball. */
const leastBall = 0.07
const ballRange = 0.03

interface Van {
  readonly model: string
  readonly grade: string
  readonly isCamper: boolean
  readonly year: number
}

/** Feet and kilograms of a caravan; the same for all of a grade and year. `model` with its make. */
export const caravanSizes = ({ model, grade, isCamper, year }: Van): Car['specifications'] => {
  const variant = `${model} ${grade}`
  const random = createRandom(`sizes:${variant}`)
  const drawnLength = random.whole(14, 23)
  // Discarded draw that preserves the random sequence.
  random.next()
  const drawnSleeps = random.whole(2, 6)
  const bodyLength = isCamper ? 12 : (namedFeet(grade) ?? drawnLength)
  const isSingle = isCamper || bodyLength < maxSingleAxle
  const { tare, payload } = isCamper ? camperWeights(model) : vanWeights(model, bodyLength, isSingle)
  const tareWeight = roundedKg(tare + (year - firstYear) * kgPerYear)
  const ballWeight = roundedKg(tareWeight * (leastBall + createRandom(`ball:${variant}`).next() * ballRange))
  const sleeps = isCamper ? Math.max(4, drawnSleeps) : Math.min(drawnSleeps, bodyLength > 19 ? 6 : 4)
  return {
    bodyLength,
    layout: caravanLayout(variant, sleeps, isCamper),
    bodyWidth: isCamper ? 7 : 8,
    tareWeight,
    aggregateTrailerMass: Math.min(maxAtm, tareWeight + roundedKg(payload)),
    ballWeight,
    axleType: isSingle ? 'Single' : 'Tandem',
    sleeps,
  }
}
