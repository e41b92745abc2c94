import { readFileSync } from 'node:fs'
import { citedRequirements, requirementAreas } from '@forecourt/rules/generate/citedRequirements'
import { parseRequirements } from '@forecourt/rules/generate/parseRequirements'

const requirements = parseRequirements(readFileSync('docs/requirements.md', 'utf8'))
const areas = requirementAreas(requirements.keys())

/** Requirement ids of an area and range: ('CAR', 2, 4) → CAR-02, CAR-03, CAR-04. */
export const requirementIds = (area: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${area}-${String(from + index).padStart(2, '0')}`)

/** Requirement ids in a text, single or as a range such as `CAR-14 to CAR-20`. */
export const citedIn = (text: string): string[] => citedRequirements(text, areas)

export const isRequirement = (id: string): boolean => requirements.has(id)

export const allRequirements: readonly string[] = [...requirements.keys()]
