import type { ConfigProblem } from '@forecourt/schema/layers/Layer'

const headings = {
  accessibility: 'Hard to read or use',
  law: 'The law',
  links: 'Links that lead nowhere, or elsewhere',
  other: 'Anything else',
} as const

/** Warnings by what they are about, those first that shoppers feel most. */
export const groupWarnings = (warnings: readonly ConfigProblem[]) =>
  (['law', 'accessibility', 'links', 'other'] as const)
    .map((topic) => ({ heading: headings[topic], problems: warnings.filter((warning) => (warning.topic ?? 'other') === topic) }))
    .filter(({ problems }) => problems.length > 0)
