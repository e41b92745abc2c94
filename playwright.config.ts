import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { consoleAddress, consolePort, sitePort } from './tests/e2e/addresses'
import { findChromium } from './tools/browser/findChromium'
import { root } from './tools/start/settings'

/**
 * Journeys of one lane run one after another. The lane is named at the end of a spec's file name (`shopper.apart.spec.ts`):
 * apart: reads sites, sends forms, opens drafts, or creates a site; changes nothing that other journeys read;
 * drafts and contents: publish demo sites and restore them: Saltbush, Kauri and Stillwater, or Long Paddock and Karri Coast;
 * records: writes offers, posts, lenders, redirects and files under names of its own;
 * running: changes a site's stock and reads its lists;
 * staff: grants roles, releases templates, books visits and requests payments, with users, sites and names of its own.
 */
const lane = (name: 'apart' | 'drafts' | 'contents' | 'records' | 'running' | 'staff') => `**/*.${name}.spec.ts`

// Start time of the journeys: processes that started earlier are not theirs.
process.env.E2E_BEGAN ??= new Date().toISOString()

/**
 * People's journeys through both apps, started from nothing on ports and data of their own. Those tagged `@smoke` are one for each thing the
 * product is for, and short: `npx playwright test --grep @smoke --no-deps`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Four beside each other keep two processors busy, with nothing to spare.
  workers: 4,
  fullyParallel: false,
  // A journey that fails without a fault of the product is fixed or deleted: a second try would hide both.
  retries: 0,
  projects: [
    { name: 'apart', testMatch: lane('apart'), workers: 3 },
    // Lanes beside each other: within one, journeys would meet each other's changes.
    { name: 'drafts', testMatch: lane('drafts'), workers: 1, dependencies: ['apart'] },
    { name: 'contents', testMatch: lane('contents'), workers: 1, dependencies: ['apart'] },
    { name: 'records', testMatch: lane('records'), workers: 1, dependencies: ['apart'] },
    { name: 'running-a-site', testMatch: lane('running'), workers: 1, dependencies: ['apart'] },
    { name: 'staff', testMatch: lane('staff'), workers: 1, dependencies: ['apart'] },
  ],
  // Only what hangs takes this long: beside other work a journey may take four times as long as alone.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    launchOptions: await findChromium(),
    baseURL: consoleAddress,
    viewport: { width: 1440, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Browsers ask for AVIF, which takes five times the work of a JPEG to make and to draw, for each of hundreds of pictures.
    extraHTTPHeaders: { accept: '*/*' },
    actionTimeout: 30_000,
    // Recording every step takes a third of a journey's time.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'npx tsx tests/e2e/serve.ts',
    cwd: root,
    url: `${consoleAddress}/sign-in`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: process.env.E2E_REUSE === '1',
    env: {
      SITE_PORT: String(sitePort),
      CONSOLE_PORT: String(consolePort),
      FORECOURT_DATA: path.join(root, '.data/e2e'),
    },
    stdout: 'pipe',
  },
})
