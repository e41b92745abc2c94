import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { consoleAddress, consolePort, sitePort } from './tests/e2e/addresses'
import { findChromium } from './tools/browser/findChromium'
import { root } from './tools/start/settings'

/** Journeys of people who read sites and send forms, and alter nothing that others see. */
const shopping = /(car|search)-[a-z]+\.spec\.ts$/

/** People's journeys through both apps, started from nothing on ports and data of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: 'shopping', testMatch: shopping },
    // These publish sites and change stock: side by side they would meet each other's changes, and shoppers theirs.
    { name: 'running-a-site', testIgnore: shopping, workers: 1, dependencies: ['shopping'] },
  ],
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    launchOptions: await findChromium(),
    baseURL: consoleAddress,
    viewport: { width: 1440, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
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
