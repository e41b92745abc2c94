import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { testsAll } from './packages/schema/src/testing/testsAll.ts'
import { ProcessSequencer } from './tests/ProcessSequencer.ts'

const shared = {
  setupFiles: ['tests/restoreGlobals.ts', 'tests/computedStyles.ts'],
  // Long enough for a busy machine, on which a test may take ten times as long, so that only a hanging test exceeds it.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
  // Thousands of pages are rendered and discarded: a larger young generation makes garbage collection cheaper.
  execArgv: ['--max-semi-space-size=128'],
}

const tests = ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'seeds/**/*.test.ts', 'tools/**/*.test.ts', 'tests/*.test.ts']
/**
 * Tests that replace a module (`vi.mock`), which works only for modules not loaded yet. So their project resets the loaded modules for each
 * file (`tests/ownModules.ts`).
 */
const isolated = '**/*.isolated.test.{ts,tsx}'
/** Tests that start or kill processes, or wait for the clock. */
const processes = '**/*.process.test.ts'
/** Excluded unless all tests run: tests of many pages or pictures, where a sample finds most faults. */
const left = testsAll ? ['**/node_modules/**'] : ['**/node_modules/**', '**/*.all.test.{ts,tsx}', '**/*.all.isolated.test.{ts,tsx}']

/** With a cache of transformed modules, which all projects and the runs of all packages share. */
const cached = { ...shared, experimental: { fsModuleCache: true } }

/** Options of tests over the demo, which is seeded once for all of them: a sample of it or, with FORECOURT_TESTS=all, all of it. */
const overDemo = {
  ...shared,
  // A cache of its own: modules are transformed for production here, and the cache's keys don't include that.
  experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.experimental-vitest-cache/production' },
  // `as const`: once the site is built, types of Next allow only a few values.
  env: { NODE_ENV: 'production' as const },
  globalSetup: ['tests/meta/demoDatabase.ts'],
  // One test checks all pages of a kind.
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
}

const {
  FORECOURT_SHUFFLE: seed,
  TURBO_HASH: task,
  npm_package_json: packageFile = 'package.json',
  npm_lifecycle_event: script,
} = process.env

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
    // Environment variables that the site requires; no server listens at these addresses.
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
    // As a task of turbo: the report is stored in turbo's cache with the task, with the file and line of each test.
    includeTaskLocation: task !== undefined,
    reporters:
      task === undefined ? 'default' : ['default', ['json', { outputFile: path.join(path.dirname(packageFile), '.turbo/unit.json') }]],
    // Workers often wait for a database or a clock, so a run by itself has more of them than cores. `npm test` (turbo) runs three packages
    // at once, each with fewer workers, because each worker loads its package again; all tests over the demo take long enough for more.
    maxWorkers: Math.ceil(availableParallelism() * (task === undefined ? 1.5 : testsAll && script === 'test:meta' ? 1 : 0.5)),
    sequence: { sequencer: ProcessSequencer, ...(seed && { shuffle: true, seed: Number(seed) }) },
    projects: [
      {
        plugins: [markdownTexts],
        test: {
          ...cached,
          name: 'parts',
          include: tests,
          exclude: [...left, isolated, processes],
          // Files share processes and modules: loading the modules for each of some hundred files would take longer than the tests.
          isolate: false,
        },
      },
      {
        test: {
          ...cached,
          name: 'isolated',
          include: [`{apps,packages}/${isolated}`],
          exclude: left,
          // Files share processes, but not modules.
          isolate: false,
          setupFiles: [...shared.setupFiles, 'tests/ownModules.ts'],
        },
      },
      ...(testsAll
        ? [{ test: { ...shared, name: 'process', include: [`{apps,packages,tools,tests}/${processes}`], isolate: false } }]
        : []),
      {
        // React for production renders many thousand pages twice as fast, and is what shoppers get.
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
