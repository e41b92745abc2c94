import { defineConfig } from 'vitest/config'

const shared = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

/** Over the whole demo, seeded once for all of them. */
const overTheDemo = { ...shared, globalSetup: ['tests/meta/demoDatabase.ts'] }
/** It needs what React says only in development, of HTML that a browser does not take over as it is. */
const inDevelopment = 'tests/meta/parity.test.tsx'

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
          // Loading modules anew for each of some hundred files takes longer than all they test. What a test stubs is put back after it.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      { test: { ...overTheDemo, name: 'parity', include: [inDevelopment] } },
      {
        // Pages are drawn many thousand times, by the React that shoppers get: twice as fast.
        oxc: { jsx: { development: false } },
        test: {
          ...overTheDemo,
          name: 'meta',
          include: ['tests/meta/**/*.test.{ts,tsx}'],
          exclude: [inDevelopment],
          env: { NODE_ENV: 'production' },
        },
      },
    ],
  },
})
