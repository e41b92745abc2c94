import { describe, expect, it } from 'vitest'
import { type JourneyReport, readJourneyReport, readUnitReport, type UnitReport } from './readReports'

const unitReport = (testResults: UnitReport['testResults'], success = false): UnitReport => ({ success, testResults })
const at = (line: number) => ({ location: { line, column: 3 } })
const passed = { status: 'passed', fullName: 'A passes', failureMessages: [] }
const failed = { status: 'failed', fullName: 'A fails', failureMessages: ['\u001b[31mexpected 1\u001b[39m to be 2\n at a line'] }
const file = { name: '/project/a.test.ts', status: 'failed', message: '' }

describe('Reports of unit tests', () => {
  it('Reports of unit tests count once for each place in a file, with their cases counted separately, and fail if a case fails', () => {
    const assertionResults = [
      { ...passed, ...at(1) },
      { ...passed, ...at(1) },
      { ...passed, ...at(2) },
      { ...failed, ...at(2) },
    ]
    expect(readUnitReport(unitReport([{ ...file, assertionResults }]), '/project')).toEqual({
      passed: 1,
      failed: 1,
      cases: 4,
      failures: ['a.test.ts › A fails\n  expected 1 to be 2\n   at a line'],
    })
  })

  it('Reports of unit tests count a file that could not be loaded as a failure', () => {
    const report = unitReport([{ ...file, message: 'No such module', assertionResults: [] }])
    expect(readUnitReport(report, '/project')).toMatchObject({ failed: 1, failures: ['a.test.ts\n  No such module'] })
  })

  it('Reports of unit tests fail if the run failed without a failed test', () => {
    const tests = [{ ...file, status: 'passed', assertionResults: [{ ...passed, ...at(1) }] }]
    expect(readUnitReport(unitReport(tests), '/project')).toMatchObject({ passed: 1, failed: 1 })
    expect(readUnitReport(unitReport(tests, true), '/project')).toMatchObject({ passed: 1, failed: 0, failures: [] })
  })
})

it('failed journeys are named at any depth of describe blocks', () => {
  const spec = (title: string, line: number, status: 'expected' | 'unexpected' | 'skipped') => ({
    title,
    line,
    file: 'c.spec.ts',
    tests: [{ status, results: [{ ...(status === 'unexpected' && { error: { message: 'not visible' } }) }] }],
  })
  const inner = [{ specs: [spec('Two', 2, 'unexpected')], suites: [{ specs: [spec('Three', 3, 'skipped')] }] }]
  const report: JourneyReport = { suites: [{ specs: [spec('One', 1, 'expected'), spec('One more', 1, 'expected')], suites: inner }] }
  expect(readJourneyReport(report)).toEqual({
    passed: 1,
    failed: 2,
    cases: 4,
    failures: ['c.spec.ts › Two\n  not visible', 'c.spec.ts › Three\n  skipped'],
  })
})
