import { defineConfig } from '@playwright/test'
import { consoleAddress } from './tests/e2e/addresses'
import { journeyServer } from './tests/e2e/journeyServer'
import { findChromium } from './tools/browser/findChromium'
import { root } from './tools/start/settings'

/**
 * Glob of a lane's specs. A spec's file name ends with its lane (`shopper.parallel.spec.ts`). The lane `parallel` runs first: its journeys
 * change nothing that others read, so several run at once. Then the other lanes run beside each other, each one journey at a time.
 *
 * - parallel: reads sites, sends forms, opens drafts, or creates a site;
 * - drafts and contents: publish demo sites and restore them: Saltbush, Kauri and Stillwater, or Long Paddock and Karri Coast;
 * - records: writes offers, posts, lenders, redirects and files under names of its own;
 * - stock: changes a site's stock and reads its lists;
 * - staff: grants roles, releases templates, books visits and requests payments, with users, sites and names of its own;
 * - walk: opens every page as every demo user, alone with `npm run walk`, because it takes as long as the other lanes together.
 */
const lane = (name: 'parallel' | 'drafts' | 'contents' | 'records' | 'stock' | 'staff' | 'walk') => `**/*.${name}.spec.ts`

// When the journeys started: the tests ignore processes that started earlier.
process.env.E2E_BEGAN ??= new Date().toISOString()

/**
 * End-to-end tests of both apps (journeys), which are started with an empty database on separate ports. Journeys tagged `@smoke` are short, one
 * for each main use of the product: `npx playwright test --grep @smoke --no-deps`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/openSites.ts',
  // One per lane that runs one journey after another: the longest lane would otherwise begin late.
  workers: 5,
  fullyParallel: false,
  // No retries: they would hide faults of the product and of the tests. An unstable journey is fixed or deleted.
  retries: 0,
  projects: process.env.E2E_WALK
    ? [{ name: 'walk', testMatch: lane('walk'), workers: 3 }]
    : [
        { name: 'parallel', testMatch: lane('parallel'), workers: 3 },
        // One worker each: journeys of the same lane would see each other's changes.
        { name: 'drafts', testMatch: lane('drafts'), workers: 1, dependencies: ['parallel'] },
        { name: 'contents', testMatch: lane('contents'), workers: 1, dependencies: ['parallel'] },
        { name: 'records', testMatch: lane('records'), workers: 1, dependencies: ['parallel'] },
        { name: 'stock', testMatch: lane('stock'), workers: 1, dependencies: ['parallel'] },
        { name: 'staff', testMatch: lane('staff'), workers: 1, dependencies: ['parallel'] },
      ],
  // Only a journey that hangs takes this long: on a busy machine one may take six times as long as alone, and a reload of the editor 30 s.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: await findChromium(),
    baseURL: consoleAddress,
    viewport: { width: 1440, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Without AVIF, which browsers prefer: encoding and decoding it takes five times as long as JPEG, for each of hundreds of pictures.
    extraHTTPHeaders: { accept: '*/*' },
    actionTimeout: 60_000,
    // Recording a trace takes a third of a journey's time.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    ...journeyServer,
    cwd: root,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: process.env.E2E_REUSE === '1',
    stdout: 'pipe',
  },
})
