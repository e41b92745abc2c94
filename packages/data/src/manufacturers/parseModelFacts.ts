import { blankValues } from '@forecourt/rules/records/blankValues'
import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import type { Prisma } from '../generated/client'

/** What is told of a model beside what sites look it up by; kept as one document, checked when it is written. */
export type ModelFacts = Omit<ModelValues, 'manufacturerId' | 'name' | 'status' | 'published' | 'body' | 'overridePath' | 'imageKey'>

const nothing: ModelFacts = {
  launchedOn: null,
  newUntil: null,
  performance: false,
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
  pictures: [],
  services: [],
}

const blankVariant = blankValues(modelFields.variants.fields)
const blankColour = blankValues(modelFields.colours.fields)

/** The facts of a model; those nobody wrote yet are empty, in what was stored before there were such, too. */
export const parseModelFacts = (stored: Prisma.JsonValue): ModelFacts => {
  const facts = { ...nothing, ...(stored as unknown as Partial<ModelFacts>) }
  return {
    ...facts,
    variants: facts.variants.map((variant) => ({ ...blankVariant, ...variant })),
    colours: facts.colours.map((colour) => ({ ...blankColour, ...colour })),
  }
}
