import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateClient } from '../start/generateClient'
import { root } from '../start/settings'
import { failedJourneys, failedUnitTests, type JourneyReport, type UnitReport } from './failedTests'

interface Tally {
  readonly passed: number
  readonly failed: number
  /** Each failure in words. */
  readonly failures: readonly string[]
}

/** Runs a command in the foreground, its output shown as it comes. */
const show = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
  new Promise<boolean>((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })

const reports = mkdtempSync(path.join(tmpdir(), 'forecourt-tests-'))

const report = <T>(file: string): T => JSON.parse(readFileSync(path.join(reports, file), 'utf8')) as T

const checks = async (): Promise<Tally> =>
  (await show('npm', ['run', 'check'])) ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: ['npm run check'] }

const unit = async (): Promise<Tally> => {
  await show('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path.join(reports, 'unit.json')}`])
  const written = report<UnitReport>('unit.json')
  const { numPassedTests, numFailedTests, success } = written
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests), failures: failedUnitTests(written, root) }
}

const journeys = async (): Promise<Tally> => {
  // Beside the report: the next run, in this tree or another, takes nothing of it away.
  const output = `--output=${path.join(reports, 'journeys')}`
  // Once more where nobody watches: a machine that stalls is no fault of a journey. What needed it is named at the end.
  const ok = await show('npx', ['playwright', 'test', '--retries=1', '--reporter=list,json', output], {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'journeys.json'),
  })
  const written = report<JourneyReport>('journeys.json')
  const { stats } = written
  if (stats.flaky > 0) process.stdout.write(`${stats.flaky} of the journeys passed only when they were made again.\n`)
  return { passed: stats.expected + stats.flaky, failed: ok ? 0 : Math.max(1, stats.unexpected), failures: failedJourneys(written) }
}

/** Everything CI runs: checks, rules and data tests, then people's journeys in a browser. Ends with what failed and the tally. */
await generateClient()
const tallies = [await checks(), await unit(), await journeys()]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
const failures = tallies.flatMap((tally) => tally.failures)
// Once more at the very end: whoever reads an output from there doesn't have to look for them among some thousand lines.
if (failures.length > 0) process.stdout.write(`\nWhat failed:\n${failures.map((failure) => `- ${failure}`).join('\n')}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
