import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endWithThisProcess } from '@forecourt/data/embedded/endWithThisProcess'
import { journeyServer } from '../../tests/e2e/journeyServer'
import { generateClient } from '../start/generateClient'
import { run } from '../start/run'
import { root } from '../start/settings'
import { type JourneyReport, readJourneyReport, readUnitReport, type Tally, type UnitReport } from './readReports'

const isAll = process.argv.includes('--all')

/** The sample of journeys runs on a build without minification, which takes less time. */
const env: NodeJS.ProcessEnv = { ...process.env, ...(isAll ? { FORECOURT_TESTS: 'all' } : { FORECOURT_MINIFY: 'off' }) }

/** Runs a command in the foreground with its output. */
const show = (command: string, args: readonly string[], added: Partial<NodeJS.ProcessEnv> = {}) =>
  new Promise<boolean>((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...env, ...added }, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })

/** A step without tests: passes or fails as a whole. */
const whole = (name: string, ok: boolean): Tally => ({ passed: Number(ok), failed: Number(!ok), cases: 1, failures: ok ? [] : [name] })

const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  cases: tallies.reduce((total, { cases }) => total + cases, 0),
  failures: tallies.flatMap(({ failures }) => failures),
})

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

/** Checks run one after another: beside them tests of two packages use the processors. */
const check = async (): Promise<Tally> => whole('npm run check', await show('npm', ['run', 'check', '--', '--concurrency=1']))

/** Runs the tests of a folder, or reuses their report if nothing changed. CI runs all. */
const testFolder = async (folder: string, task: string): Promise<Tally> => {
  const report = path.join(root, folder, '.turbo/unit.json')
  rmSync(report, { force: true })
  const { name } = readJson<{ readonly name: string }>(path.join(root, folder, 'package.json'))
  await show(
    'npx',
    ['turbo', 'run', folder === '.' ? `//#${task}` : `${name}#${task}`, '--output-logs=errors-only'],
    env.CI ? { TURBO_FORCE: 'true' } : {},
  )
  return existsSync(report)
    ? readUnitReport(readJson<UnitReport>(report), root)
    : whole(`${path.relative(root, report)} was not written`, false)
}

/** Folders whose tests take longest, slowest first: what takes minutes must not begin last, or it would use one processor alone. */
const slowest = ['apps/console', 'packages/services', 'packages/data', 'apps/site', 'packages/rules', 'packages/runtime']

/** All packages with tests, slowest first. */
const listTestedPackages = async (): Promise<readonly string[]> => {
  const { workspaces } = readJson<{ readonly workspaces: readonly string[] }>(path.join(root, 'package.json'))
  const packages = (await run('git', ['ls-files', ...workspaces.map((folder) => `${folder}/package.json`)])).trim().split('\n')
  // A package without the script, such as the generator of demo pictures, has no tests in these runs.
  const tested = packages.filter((file) => readJson<{ readonly scripts?: { readonly test?: string } }>(path.join(root, file)).scripts?.test)
  const rank = (folder: string) => (slowest.includes(folder) ? slowest.indexOf(folder) : slowest.length)
  return tested.map((file) => path.dirname(file)).toSorted((one, other) => rank(one) - rank(other))
}

/** Builds both apps for journeys beside the checks and unit tests. */
const buildForJourneys = () =>
  run('nice', ['-n', '19', 'npm', 'run', 'build'], env).catch(() => 'The journeys build again and report why it failed.')

let building: Promise<unknown> = Promise.resolve()
let server: ChildProcess | null = null

/** Longer than a start takes on a busy machine. */
const maxStartMs = 600_000
const respondsForJourneys = () =>
  fetch(journeyServer.url).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Starts both apps for the journeys beside the last unit tests. If that fails, or another server has their ports, the journeys start them
 * again and report why.
 */
const startForJourneys = async (): Promise<Tally> => {
  await building
  if (await respondsForJourneys()) return sum([])
  const [command = '', ...args] = journeyServer.command.split(' ')
  const child = spawn(command, args, {
    cwd: root,
    env: { ...env, ...journeyServer.env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const cancelKill = child.pid ? endWithThisProcess(child.pid, { group: true, signal: 'TERM' }) : () => {}
  child.once('exit', cancelKill)
  child.once('error', cancelKill)
  server = child
  const isOver = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  const giveUpAt = Date.now() + maxStartMs
  while (!isOver() && Date.now() < giveUpAt) {
    if (await respondsForJourneys()) return sum([])
    await wait(500)
  }
  await stopServer()
  return sum([])
}

const stopServer = async () => {
  const stopping = server
  server = null
  if (stopping?.pid === undefined || stopping.exitCode !== null || stopping.signalCode !== null) return
  const stopped = new Promise((resolve) => stopping.once('exit', resolve))
  process.kill(-stopping.pid, 'SIGTERM')
  await stopped
}

/** Runs the checks, tests over the whole demo and tests of each package, a few at a time: while one waits, another works. */
const checksAndUnit = async (): Promise<Tally> => {
  // Once for all: each run of turbo below would generate it.
  await run('npx', ['turbo', 'run', '@forecourt/data#gen'])
  const jobs = [
    () => timed('Checks', check),
    () => timed('Tests over the demo', () => testFolder('.', 'test:meta')),
    ...(await listTestedPackages()).map((folder) => () => timed(`Tests of ${folder}`, () => testFolder(folder, 'test'))),
    startForJourneys,
  ].values()
  const tallies: Tally[] = []
  const work = async () => {
    for (const job of jobs) tallies.push(await job())
  }
  await Promise.all(Array.from({ length: Math.ceil(availableParallelism() * 1.5) }, work))
  return sum(tallies)
}

const journeys = async (): Promise<Tally> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-tests-'))
  const report = path.join(folder, 'journeys.json')
  const ok = await show(
    'npx',
    [
      'playwright',
      'test',
      '--reporter=list,json',
      `--output=${path.join(folder, 'journeys')}`,
      // With a worker for each lane, two processors are so busy that a page takes half a minute; the total time is the same.
      ...(isAll ? [] : ['--grep=@smoke', '--no-deps', '--workers=3']),
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(server && { E2E_REUSE: '1' }) },
  )
  const counted = existsSync(report) ? readJourneyReport(readJson<JourneyReport>(report)) : sum([])
  return ok || counted.failed > 0 ? counted : sum([counted, whole('the journeys as a whole', false)])
}

const timed = async (name: string, work: () => Promise<Tally>): Promise<Tally> => {
  const began = Date.now()
  const done = await work()
  process.stdout.write(`\n${name}: ${done.passed} passed, ${done.failed} failed in ${Math.round((Date.now() - began) / 1000)} s\n`)
  return done
}

/**
 * `npm test` runs all checks, unit tests (a sample of those over the whole demo) and smoke journeys; with `--all`, everything. Ends with
 * failures and counts by test in the source.
 */
await generateClient()
building = buildForJourneys()
const checkedAndTested = await timed('Checks and unit tests', checksAndUnit)
const { passed, failed, cases, failures } = sum([checkedAndTested, await timed('Journeys', journeys)])
await stopServer()
if (failures.length > 0) process.stdout.write(`\nWhat failed:\n${failures.map((failure) => `- ${failure}`).join('\n')}\n`)
process.stdout.write(`\n${passed + failed} tests ran as ${cases} cases\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
