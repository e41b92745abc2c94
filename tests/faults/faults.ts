import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateClient } from '../../tools/start/generateClient'
import { run } from '../../tools/start/run'
import { type JourneyReport, readJourneyReport, readUnitReport, type UnitReport } from '../../tools/test/readReports'
import { type Fault, loadFaults } from './loadFaults'

const chosen = process.argv.slice(2)
const env = { ...process.env, FORECOURT_TESTS: chosen.includes('--all') ? 'all' : undefined }
const copy = mkdtempSync(path.join(tmpdir(), 'forecourt-faults-'))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const reportFile = path.join(copy, 'report.json')

/** Runs tests in the copy and returns their report. */
const reportOf = async <Report>(command: readonly string[]): Promise<Report> => {
  rmSync(reportFile, { force: true })
  const output = await run('npx', command, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile }, copy).catch(({ message }) => message)
  if (!existsSync(reportFile)) throw new Error(`There is no report: ${output}`)
  return JSON.parse(readFileSync(reportFile, 'utf8')) as Report
}

/** First line of the first failure: file › title. */
const firstOf = (failures: readonly string[]): string | null => failures[0]?.split('\n')[0] ?? null

const unitFailure = async (what: readonly string[]): Promise<string | null> => {
  const options = ['--run', '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${reportFile}`]
  return firstOf(readUnitReport(await reportOf<UnitReport>(['vitest', ...what, ...options]), copy).failures)
}

const journeyFailure = async (titles: readonly string[]): Promise<string | null> => {
  const pattern = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const report = await reportOf<JourneyReport>([
    'playwright',
    'test',
    '--no-deps',
    '--pass-with-no-tests',
    '-g',
    pattern,
    '--reporter=json',
  ])
  return firstOf(readJourneyReport(report).failures)
}

/**
 * Failures among all tests that load the changed files, confirmed by a second run, as one of many may fail by chance on a busy machine.
 */
const relatedFailure = async (changes: readonly string[]): Promise<string | null> => {
  const [file] = (await unitFailure(['related', ...changes]))?.split(' › ') ?? []
  return file ? unitFailure(['run', file]) : null
}

/** Runs the fault's own tests, then all that load the changed files, then its journeys, up to the first failure. */
const failureOf = async ({ tests, journeys, changes }: Fault): Promise<string | null> =>
  (tests.length > 0 ? await unitFailure(['run', ...tests]) : null) ??
  (await relatedFailure(changes)) ??
  (journeys.length > 0 ? await journeyFailure(journeys) : null)

const green = new Set<string>()

/** Whether the failed test passes without the fault: only then it detected it. */
const passesWithout = async (failure: string, { journeys }: Fault): Promise<boolean> => {
  const [file = ''] = failure.split(' › ')
  if (green.has(file)) return true
  if ((file.endsWith('.spec.ts') ? await journeyFailure(journeys) : await unitFailure(['run', file])) !== null) return false
  green.add(file)
  return true
}

const detect = async (fault: Fault): Promise<string> => {
  try {
    await run('git', ['apply', '-C1', fault.file], env, copy)
  } catch {
    return 'NOT DETECTED: the patch does not apply'
  }
  const failure = await failureOf(fault).finally(() => run('git', ['apply', '-C1', '--reverse', fault.file], env, copy))
  if (failure === null) return 'NOT DETECTED'
  return (await passesWithout(failure, fault)) ? failure : `NOT DETECTED: fails without the fault as well: ${failure}`
}

const prepareCopy = async (): Promise<void> => {
  await generateClient()
  const shell = (script: string) => run('bash', ['-euo', 'pipefail', '-c', script], { ...env, COPY: copy })
  // Copies the working tree, uncommitted files included, and required ignored files.
  await shell(
    'git ls-files -coz --exclude-standard | while IFS= read -rd "" file; do [ ! -e "$file" ] || printf "%s\\0" "$file"; done | xargs -0 cp --parents -t "$COPY"',
  )
  await shell('cp -a --parents packages/data/src/generated "$COPY"')
  // Hard links, so that workspace packages resolve inside the copy; copies across disks.
  await shell(
    'for folder in node_modules {apps,packages}/*/node_modules; do cp -al "$folder" "$COPY/$folder" || cp -a "$folder" "$COPY/$(dirname "$folder")"; done',
  )
  rmSync(path.join(copy, 'node_modules/.vite'), { recursive: true, force: true })
}

/**
 * `npm run faults -- [--all] [numbers]`: whether tests detect faults. Applies each patch of this folder to a copy of the project, runs
 * the related tests of `npm test` (with `--all` of `npm run test:all`) up to the first failure, and reverts the patch. Doesn't first run
 * the tests without a fault, as `npm test` does; but a failed test must pass without it.
 */
const faults = loadFaults().filter(({ number }) => !chosen.some((one) => /^\d+$/.test(one)) || chosen.includes(number))
await prepareCopy()
let missed = 0
for (const fault of faults) {
  const began = performance.now()
  const detected = await detect(fault)
  if (detected.startsWith('NOT DETECTED')) missed++
  const seconds = Math.round((performance.now() - began) / 1000)
  process.stdout.write(`${fault.number}  ${fault.name.padEnd(40)}  ${detected}  ${seconds} s\n`)
}
process.stdout.write(`${faults.length - missed} detected, ${missed} not detected\n`)
process.exit(missed === 0 && faults.length > 0 ? 0 : 1)
