/** One line of a car's facts, as a shopper reads it. */
export interface CarFact {
  readonly label: string
  readonly value: string
}

/** Leaves out facts without a value (VDP-20). */
export const statedFacts = (facts: readonly (readonly [label: string, value: string | number | null | undefined])[]): CarFact[] => {
  const stated: CarFact[] = []
  for (const [label, fact] of facts) {
    if (fact === null || fact === undefined) continue
    const value = String(fact).trim()
    if (value !== '') stated.push({ label, value })
  }
  return stated
}
