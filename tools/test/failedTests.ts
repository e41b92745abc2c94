import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a report says of a file of unit tests, as Vitest writes it (JSON). */
export interface UnitReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly success: boolean
  readonly testResults: readonly {
    /** The file, absolute. */
    readonly name: string
    readonly status: string
    /** Why the whole file failed, where none of its tests did. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** What a report says of journeys, as Playwright writes it (JSON): files hold descriptions, which hold others and journeys. */
export interface JourneyReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly JourneySuite[]
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** The start of a long message: enough to know the cause by. */
const begin = (message: string) => stripVTControlCharacters(message).trim().split('\n').slice(0, 6).join('\n  ').slice(0, 1200)

/** Each unit test that failed, with its file below `root` and the start of why: what is left to read where only the end of an output is. */
export const failedUnitTests = (report: UnitReport, root: string): readonly string[] =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (failed.length > 0) return failed.map((one) => `${file} › ${one.fullName}\n  ${begin(one.failureMessages[0] ?? '')}`)
    return status === 'failed' ? [`${file}\n  ${begin(message)}`] : []
  })

/** Each journey that failed, or passed only when it was made again, with the start of why. */
export const failedJourneys = (report: JourneyReport): readonly string[] => {
  const failedIn = (suite: JourneySuite): readonly string[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => {
          const why = results.find(({ error }) => error)?.error?.message ?? ''
          return `${file} › ${title}${status === 'flaky' ? ' (passed when made again)' : ''}\n  ${begin(why)}`
        }),
    ),
    ...(suite.suites ?? []).flatMap(failedIn),
  ]
  return report.suites.flatMap(failedIn)
}
