/** A label and value in a car's facts. */
export interface CarFact {
  readonly label: string
  readonly value: string
}

type FactValue = string | number | null | undefined

/** Adds a fact if it has a value (VDP-20). */
export const addFact = (facts: CarFact[], label: string, fact: FactValue): void => {
  if (fact === null || fact === undefined) return
  const value = String(fact).trim()
  if (value !== '') facts.push({ label, value })
}

/** Drops facts without a value (VDP-20). */
export const statedFacts = (facts: readonly (readonly [label: string, value: FactValue])[]): CarFact[] => {
  const stated: CarFact[] = []
  for (const [label, fact] of facts) addFact(stated, label, fact)
  return stated
}
