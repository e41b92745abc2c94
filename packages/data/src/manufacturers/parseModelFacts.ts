import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { blankValues } from '@forecourt/rules/records/RecordField'
import { parseStoredText, writeStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Prisma } from '../generated/client'

/** Facts of a model other than its lookup columns; stored as one JSON document, validated on write. */
export type ModelFacts = Omit<
  ModelValues,
  'manufacturerId' | 'makeName' | 'name' | 'status' | 'published' | 'body' | 'overridePath' | 'imageKey'
>

/** The stored form: formatted text as in text columns, so that plain text from before is still readable. */
type StoredFacts = Omit<ModelFacts, 'summary'> & { readonly summary: string | null }

const emptyFacts: ModelFacts = {
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

/** Parses the facts of a model; fills missing ones with empty values, also in older documents. */
export const parseModelFacts = (stored: Prisma.JsonValue): ModelFacts => {
  const { summary = null, ...storedFacts } = stored as unknown as Partial<StoredFacts>
  const facts = { ...emptyFacts, ...storedFacts, summary: summary === null ? null : parseStoredText(summary) }
  return {
    ...facts,
    variants: facts.variants.map((variant) => ({ ...blankVariant, ...variant })),
    colours: facts.colours.map((colour) => ({ ...blankColour, ...colour })),
  }
}

/** Facts of a model for storage; omitted ones are empty on read. */
export const writeModelFacts = (facts: Partial<ModelFacts>): Prisma.InputJsonObject => {
  const { summary, ...storedFacts } = facts
  return {
    ...storedFacts,
    ...(summary !== undefined && { summary: summary === null ? null : writeStoredText(summary) }),
  } satisfies Partial<StoredFacts> as unknown as Prisma.InputJsonObject
}
