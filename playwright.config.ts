import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/browser/findChromium'
import { root } from './tools/start/settings'

const sitePort = Number(process.env.E2E_SITE_PORT ?? 3210)
const consolePort = Number(process.env.E2E_CONSOLE_PORT ?? 3211)

/** People's journeys through both apps, started from nothing on ports and data of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Journeys publish sites and send leads: side by side they would meet each other's changes.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: await findChromium(),
    baseURL: `http://localhost:${consolePort}`,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'npx tsx tests/e2e/serve.ts',
    cwd: root,
    url: `http://localhost:${consolePort}/sign-in`,
    timeout: 300_000,
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
