import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'seeds/**/*.test.ts', 'tests/meta/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
