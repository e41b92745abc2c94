/** As many as a wide screen has room for; the first is taken where both do as well. */
const choices = [4, 5] as const

export type ModelColumns = (typeof choices)[number]

/** How many of these groups would end with a single model under full rows. */
const leftAlone = (counts: readonly number[], columns: number) => counts.filter((count) => count > columns && count % columns === 1).length

/** How many models stand in a row on a wide screen, by how many each group has: so that as few as can be are left alone in a last row. */
export const modelColumns = (counts: readonly number[]): ModelColumns =>
  leftAlone(counts, choices[1]) < leftAlone(counts, choices[0]) ? choices[1] : choices[0]
