import type { FeedRunRecord } from '../../../client/Records'

type Problem = FeedRunRecord['problems'][number]

/** The problems of one field of a car. */
export interface FieldProblems extends Pick<Problem, 'stockNumber' | 'heading' | 'refused'> {
  /** The rows of the file, such as '4' or '4, 9'. */
  readonly rows: string
  /** Different values and messages, each on a line. */
  readonly values: readonly string[]
  readonly messages: readonly string[]
  readonly waits: boolean
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/**
 * Problems of a file, with those of one car and field together; a row without a stock number is a car of its own. Each problem of a waiting
 * car says that the car is waiting (ENT-01).
 *
 * @example problemsByField([{ row: 4, heading: 'KMs', … }, { row: 4, heading: 'KMs', … }]) // one, with two messages
 */
export const problemsByField = (problems: readonly Problem[]): FieldProblems[] => {
  const waiting = new Set(problems.filter(({ waits }) => waits).map(({ row }) => row))
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = JSON.stringify([problem.stockNumber ?? problem.row, problem.heading])
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    return {
      ...{ stockNumber: first.stockNumber, heading: first.heading, refused: group.some(({ refused }) => refused) },
      rows: distinct(group.map(({ row }) => row)).join(', '),
      values: distinct(group.map(({ value }) => value)).filter((value) => value !== ''),
      messages: distinct(group.map(({ message }) => message)),
      waits: group.some(({ row }) => waiting.has(row)),
    }
  })
}
