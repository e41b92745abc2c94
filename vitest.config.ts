import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { testsAll } from './packages/schema/src/testing/testsAll.ts'
import { WorldSequencer } from './tests/WorldSequencer.ts'

const shared = {
  setupFiles: ['tests/restoreGlobals.ts', 'tests/computedStyles.ts'],
  // Only a test that hangs takes this long: on a busy machine any test may be ten times slower. Tests count attempts, not time.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
  // Thousands of pages are rendered and discarded: a larger young generation makes garbage collection cheaper.
  execArgv: ['--max-semi-space-size=128'],
}

const tests = ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'seeds/**/*.test.ts', 'tools/**/*.test.ts', 'tests/*.test.ts']
/** Tests that replace a module (`vi.mock`): each loads its modules again, because that works only for modules not loaded yet. */
const isolated = '**/*.isolated.test.{ts,tsx}'
/** Tests that start or kill processes, or wait for the clock. */
const processes = '**/*.process.test.ts'
/** Excluded unless all tests run: tests of many pages or pictures, where a sample finds most faults. */
const left = testsAll ? ['**/node_modules/**'] : ['**/node_modules/**', '**/*.all.test.{ts,tsx}']

/** Modules are transformed once for all projects and the runs of all packages. */
const cached = { ...shared, experimental: { fsModuleCache: true } }

/**
 * What tests over the whole demo share: seeded once for all of them, in a sample or, with FORECOURT_TESTS=all, as a whole. Where the site was
 * built, its types say which environments there are.
 */
const overDemo = {
  ...shared,
  // Transformed for production, which the key of a cached module does not say.
  experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.experimental-vitest-cache/production' },
  env: { NODE_ENV: 'production' as const },
  globalSetup: ['tests/meta/demoDatabase.ts'],
  // One test checks all pages of a kind.
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
}

const { FORECOURT_SHUFFLE: seed, TURBO_HASH: task, npm_package_json: packageFile = 'package.json' } = process.env

const documentEnvironment = {
  APP_DATABASE_URL: 'postgres://localhost/none',
  PLATFORM_DATABASE_URL: 'postgres://localhost/none',
  INTERNAL_SECRET: 'nothing is secret here',
  ...{ MEDIA_DIR: '/none', MEDIA_CACHE_DIR: '/none', SPOOL_DIR: '/none', THIRD_PARTY_TAGS: 'none' },
}

/** Pages in a browser without a server: whether they are accessible, fit their screen and hold still. */
const layout = {
  oxc: { jsx: { development: false } },
  test: {
    ...overDemo,
    name: 'layout',
    testTimeout: shared.testTimeout,
    include: ['tests/layout/**/*.test.ts'],
    globalSetup: [...overDemo.globalSetup, 'tests/layout/openedBrowser.ts'],
    // What the site asks of its environment; nothing listens there.
    env: { ...overDemo.env, ...documentEnvironment },
    isolate: false,
  },
}

/** Markdown is imported as text, as `apps/console/next.config.mjs` has it. */
const markdownTexts = {
  name: 'markdown texts',
  transform: (text: string, id: string) => (id.endsWith('.md') ? { code: `export default ${JSON.stringify(text)}`, map: null } : undefined),
}

export default defineConfig({
  test: {
    // As a task of turbo: the report is stored in turbo's cache with the task, and says where each test is written.
    includeTaskLocation: task !== undefined,
    reporters:
      task === undefined ? 'default' : ['default', ['json', { outputFile: path.join(path.dirname(packageFile), '.turbo/unit.json') }]],
    // While one waits, for a database or a clock, another works: `npm test` runs the tests of three packages at a time. Each worker loads
    // all modules of a package, so one more costs seconds, which pays where all cases run.
    maxWorkers: task === undefined ? Math.ceil(availableParallelism() * 1.5) : Math.ceil(availableParallelism() / (testsAll ? 1 : 2)),
    sequence: { sequencer: WorldSequencer, ...(seed && { shuffle: true, seed: Number(seed) }) },
    projects: [
      {
        plugins: [markdownTexts],
        test: {
          ...cached,
          name: 'parts',
          include: tests,
          exclude: [...left, isolated, processes],
          // Reloading modules for each of some hundred files would take longer than the tests.
          isolate: false,
        },
      },
      {
        test: {
          ...cached,
          name: 'isolated',
          include: [`{apps,packages}/${isolated}`],
          isolate: false,
          setupFiles: [...shared.setupFiles, 'tests/ownModules.ts'],
        },
      },
      ...(testsAll
        ? [{ test: { ...shared, name: 'process', include: [`{apps,packages,tools,tests}/${processes}`], isolate: false } }]
        : []),
      {
        // Pages are drawn many thousand times, by the React that shoppers get: twice as fast.
        oxc: { jsx: { development: false } },
        test: {
          ...overDemo,
          name: 'meta',
          include: ['tests/meta/**/*.test.{ts,tsx}'],
          exclude: [...left, isolated],
          isolate: false,
        },
      },
      {
        oxc: { jsx: { development: false } },
        test: { ...overDemo, name: 'meta isolated', include: [`tests/meta/${isolated}`] },
      },
      ...(testsAll ? [layout] : []),
    ],
  },
})
