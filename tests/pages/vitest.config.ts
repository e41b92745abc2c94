import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Runs `writePages.ts` in Vitest, which provides the demo database and transforms the components.
export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/pages/writePages.ts'],
    env: { NODE_ENV: 'production' },
    testTimeout: 600_000,
    globalSetup: ['tests/meta/demoDatabase.ts'],
  },
})
