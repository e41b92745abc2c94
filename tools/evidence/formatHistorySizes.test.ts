import { expect, it } from 'vitest'
import { formatHistorySizes } from './formatHistorySizes'

it('sizes of the history are listed by organisation and year', () =>
  expect(
    formatHistorySizes([
      { organisationId: 'north', year: 2026, entries: 1200, bytes: 204_800, versions: 3, versionBytes: 10_240 },
      { organisationId: '', year: 2025, entries: 1, bytes: 100, versions: 0, versionBytes: 0 },
    ]),
  ).toBe('north 2026: 1200 entries, 200.0 kB; 3 versions, 10.0 kB\nplatform 2025: 1 entry, 0.1 kB\n'))
