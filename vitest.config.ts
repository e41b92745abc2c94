import { defineConfig } from 'vitest/config'

const timeouts = { testTimeout: 20_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // One less than there are processors is the usual: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...timeouts,
          name: 'parts',
          include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'seeds/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      // Over the whole demo, seeded once for all of them.
      { test: { ...timeouts, name: 'meta', include: ['tests/meta/**/*.test.{ts,tsx}'], globalSetup: ['tests/meta/demoDatabase.ts'] } },
    ],
  },
})
