import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { blankValues } from '@forecourt/rules/records/RecordField'
import { parseStoredText, writeStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Prisma } from '../generated/client'

/** What is told of a model beside what sites look it up by; kept as one document, checked when it is written. */
export type ModelFacts = Omit<
  ModelValues,
  'manufacturerId' | 'makeName' | 'name' | 'status' | 'published' | 'body' | 'overridePath' | 'imageKey'
>

/** The same as they are stored: a formatted text as text columns hold it, so that words from before there were such are read as they are. */
type StoredFacts = Omit<ModelFacts, 'summary'> & { readonly summary: string | null }

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
  const { summary = null, ...told } = stored as unknown as Partial<StoredFacts>
  const facts = { ...nothing, ...told, summary: summary === null ? null : parseStoredText(summary) }
  return {
    ...facts,
    variants: facts.variants.map((variant) => ({ ...blankVariant, ...variant })),
    colours: facts.colours.map((colour) => ({ ...blankColour, ...colour })),
  }
}

/** The facts of a model as they are stored; those left out are empty when they are read. */
export const writeModelFacts = (facts: Partial<ModelFacts>): Prisma.InputJsonObject => {
  const { summary, ...told } = facts
  return {
    ...told,
    ...(summary !== undefined && { summary: summary === null ? null : writeStoredText(summary) }),
  } satisfies Partial<StoredFacts> as unknown as Prisma.InputJsonObject
}
