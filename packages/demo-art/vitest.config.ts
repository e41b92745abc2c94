import { defineConfig } from 'vitest/config'

/** The tests of the generator run here alone: the project's own configuration does not list them. */
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 180_000 } })
