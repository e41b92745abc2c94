import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Vitest's JSON report. */
export interface UnitReport {
  readonly success: boolean
  readonly testResults: readonly {
    /** Absolute path. */
    readonly name: string
    readonly status: string
    /** Error of the whole file, if no test failed. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
      /** Source location of the test. */
      readonly location?: { readonly line: number; readonly column: number } | null
    }[]
  }[]
}

/** Playwright's JSON report: files contain nested describe blocks and tests. */
export interface JourneyReport {
  readonly suites: readonly JourneySuite[]
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** Counts by test in the source: a loop creates many cases of one test, and one failing case fails it. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly cases: number
  /** Failed cases: file, title and start of the error. */
  readonly failures: readonly string[]
}

interface Case {
  /** Source location of its test. */
  readonly test: string
  /** Error message; null if passed. */
  readonly failure: string | null
}

/** Shortens a message to its first lines. */
const shorten = (message: string) => stripVTControlCharacters(message).trim().split('\n').slice(0, 6).join('\n  ').slice(0, 1200)

const tally = (cases: readonly Case[]): Tally => {
  const failed = new Set(cases.filter(({ failure }) => failure !== null).map(({ test }) => test)).size
  return {
    passed: new Set(cases.map(({ test }) => test)).size - failed,
    failed,
    cases: cases.length,
    failures: cases.flatMap(({ failure }) => failure ?? []),
  }
}

/** Counts the unit tests of a report; file names are relative to `root`. A report without passed tests counts as failed. */
export const readUnitReport = ({ success, testResults }: UnitReport, root: string): Tally => {
  const cases = testResults.flatMap(({ name, status, message, assertionResults }): Case[] => {
    const file = path.relative(root, name)
    const own = assertionResults.map(({ status: ended, fullName, failureMessages, location }) => ({
      test: `${file}:${location ? `${location.line}:${location.column}` : fullName}`,
      failure: ended === 'failed' ? `${file} › ${fullName}\n  ${shorten(failureMessages[0] ?? '')}` : null,
    }))
    const isFileAlone = status === 'failed' && own.every(({ failure }) => failure === null)
    return isFileAlone ? [...own, { test: file, failure: `${file}\n  ${shorten(message)}` }] : own
  })
  const isUnexplained = !success && cases.every(({ failure }) => failure === null)
  return tally(isUnexplained ? [...cases, { test: 'run', failure: 'the run of unit tests failed as a whole: see its output' }] : cases)
}

/** Counts the journeys of a report. */
export const readJourneyReport = ({ suites }: JourneyReport): Tally => {
  const listCases = (suite: JourneySuite): readonly Case[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests.map(({ status, results }) => ({
        test: `${file}:${line}`,
        failure:
          status === 'expected' ? null : `${file} › ${title}\n  ${shorten(results.find(({ error }) => error)?.error?.message ?? status)}`,
      })),
    ),
    ...(suite.suites ?? []).flatMap(listCases),
  ]
  return tally(suites.flatMap(listCases))
}
