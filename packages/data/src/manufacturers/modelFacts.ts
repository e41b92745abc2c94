import type { ModelValues } from '@forecourt/rules/records/kinds/modelFields'
import type { Prisma } from '../generated/client'

/** What is told of a model beside what sites look it up by; kept as one document, checked when it is written. */
export type ModelFacts = Omit<ModelValues, 'manufacturerId' | 'name' | 'status' | 'published' | 'body' | 'overridePath' | 'imageKey'>

const nothing: ModelFacts = {
  summary: null,
  fuels: [],
  seats: null,
  towingKg: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  warranty: null,
  variants: [],
  colours: [],
}

/** The facts of a model; those nobody wrote yet are empty. */
export const modelFacts = (stored: Prisma.JsonValue): ModelFacts => ({ ...nothing, ...(stored as unknown as Partial<ModelFacts>) })
