import { defineConfig } from 'vitest/config'

const shared = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // Loading modules anew for each of some hundred files takes longer than all they test. What a test stubs is put back after it.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
}

export default defineConfig({
  test: {
    // One less than there are processors is the usual: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'parts',
          include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'seeds/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      // Over the whole demo, seeded once for all of them.
      { test: { ...shared, name: 'meta', include: ['tests/meta/**/*.test.{ts,tsx}'], globalSetup: ['tests/meta/demoDatabase.ts'] } },
    ],
  },
})
