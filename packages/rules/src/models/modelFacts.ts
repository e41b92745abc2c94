import { type CarFact, statedFacts } from '../car/facts/CarFact'
import type { ModelDetails } from '../entities/ModelDetails'
import { groupThousands } from '../format/groupThousands'
import { modelFields } from '../records/kinds/modelFields'

const measure = (value: number | null, unit: string) => value !== null && `${groupThousands(value)} ${unit}`

/** What a model is, line by line (ENT-13): its fuels, seats, what it tows and how large it is; lines nobody wrote are left out. */
export const modelFacts = ({ fuels, seats, towingKg, lengthMm, widthMm, heightMm, warranty }: ModelDetails): CarFact[] =>
  statedFacts([
    ['Fuel', fuels.map((fuel) => modelFields.fuels.choices[fuel as keyof typeof modelFields.fuels.choices] ?? fuel).join(', ')],
    ['Seats', seats],
    ['Tows, braked', measure(towingKg, 'kg') || null],
    ['Length', measure(lengthMm, 'mm') || null],
    ['Width', measure(widthMm, 'mm') || null],
    ['Height', measure(heightMm, 'mm') || null],
    ['Warranty', warranty],
  ])
