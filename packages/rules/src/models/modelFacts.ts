import { type CarFact, statedFacts } from '../car/facts/CarFact'
import type { ModelDetails } from '../entities/ModelDetails'
import type { RangeModel } from '../entities/RangeModel'
import { groupThousands } from '../format/groupThousands'
import { modelFields } from '../records/kinds/modelFields'

const measure = (value: number | null, unit: string) => value !== null && `${groupThousands(value)} ${unit}`

/**
 * What a model is, line by line (ENT-13): its fuels, seats, what it tows and how large it is; lines nobody wrote are left out. The
 * warranty is that of a new car, so that a model no longer sold new has none.
 */
export const modelFacts = (
  { fuels, seats, towingKg, lengthMm, widthMm, heightMm, warranty }: ModelDetails,
  stage: RangeModel['stage'],
): CarFact[] =>
  statedFacts([
    ['Fuel', fuels.map((fuel) => modelFields.fuels.choices[fuel as keyof typeof modelFields.fuels.choices] ?? fuel).join(', ')],
    ['Seats', seats],
    ['Tows, braked', measure(towingKg, 'kg') || null],
    ['Length', measure(lengthMm, 'mm') || null],
    ['Width', measure(widthMm, 'mm') || null],
    ['Height', measure(heightMm, 'mm') || null],
    ['Warranty', stage === 'discontinued' ? null : warranty],
  ])
