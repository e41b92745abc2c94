import { describe, expect, it } from 'vitest'
import { failedJourneys, failedUnitTests, type JourneyReport, type UnitReport } from './failedTests'

const unitReport = (testResults: UnitReport['testResults']): UnitReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  success: false,
  testResults,
})

describe('Unit tests that failed', () => {
  it('are named by file and title, with the start of why', () => {
    const report = unitReport([
      {
        name: '/root/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'A passes', failureMessages: [] },
          { status: 'failed', fullName: 'A fails', failureMessages: ['\u001b[31mexpected 1\u001b[39m to be 2\n at a line'] },
        ],
      },
    ])
    expect(failedUnitTests(report, '/root')).toEqual(['a.test.ts › A fails\n  expected 1 to be 2\n   at a line'])
  })

  it('include a file that could not be loaded', () => {
    const report = unitReport([{ name: '/root/b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }])
    expect(failedUnitTests(report, '/root')).toEqual(['b.test.ts\n  No such module'])
  })
})

it('journeys that failed or were made again are named, however deep their descriptions are', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({
    title,
    file: 'c.spec.ts',
    tests: [{ status, results: [{ ...(status !== 'expected' && { error: { message: 'not visible' } }) }, {}] }],
  })
  const report: JourneyReport = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      { specs: [spec('One', 'expected')], suites: [{ specs: [spec('Two', 'unexpected')], suites: [{ specs: [spec('Three', 'flaky')] }] }] },
    ],
  }
  expect(failedJourneys(report)).toEqual(['c.spec.ts › Two\n  not visible', 'c.spec.ts › Three (passed when made again)\n  not visible'])
})
