/** One line of a car's facts, as a shopper reads it. */
export interface CarFact {
  readonly label: string
  readonly value: string
}

/** Leaves out facts without a value (VDP-20). */
export const statedFacts = (facts: readonly (readonly [label: string, value: string | number | null | undefined])[]): CarFact[] =>
  facts.flatMap(([label, value]) => {
    const text = value === null || value === undefined ? '' : String(value).trim()
    return text === '' ? [] : [{ label, value: text }]
  })
