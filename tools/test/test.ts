import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateClient } from '../start/generateClient'
import { root } from '../start/settings'

interface Tally {
  readonly passed: number
  readonly failed: number
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

const checks = async (): Promise<Tally> => ((await show('npm', ['run', 'check'])) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

const unit = async (): Promise<Tally> => {
  await show('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path.join(reports, 'unit.json')}`])
  const { numPassedTests, numFailedTests, success } = report<{
    numPassedTests: number
    numFailedTests: number
    success: boolean
  }>('unit.json')
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests) }
}

const journeys = async (): Promise<Tally> => {
  const ok = await show('npx', ['playwright', 'test', '--reporter=list,json'], {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'journeys.json'),
  })
  const { stats } = report<{ stats: { expected: number; unexpected: number; flaky: number } }>('journeys.json')
  if (stats.flaky > 0) process.stdout.write(`${stats.flaky} of the journeys passed only when they were made again.\n`)
  return { passed: stats.expected + stats.flaky, failed: ok ? 0 : Math.max(1, stats.unexpected) }
}

/** Everything CI runs: checks, rules and data tests, then people's journeys in a browser. Ends with the tally. */
await generateClient()
const tally: Tally = { passed: 0, failed: 0 }
const total = [await checks(), await unit(), await journeys()].reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  tally,
)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 ? 0 : 1
