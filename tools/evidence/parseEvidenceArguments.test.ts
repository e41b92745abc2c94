import { expect, it } from 'vitest'
import { parseEvidenceArguments } from './parseEvidenceArguments'

const now = '2026-11-01T00:00:00.000Z'

it('a time has an offset, and becomes an instant in UTC', () =>
  expect(parseEvidenceArguments(['https://north.example/cars/rio', '2026-03-03T10:14+11:00'], now)).toEqual({
    url: 'https://north.example/cars/rio',
    at: '2026-03-02T23:14:00.000Z',
    folder: 'evidence',
  }))

it.each([
  { given: [], message: 'Usage' },
  { given: ['https://north.example/'], message: 'Usage' },
  { given: ['north', '2026-03-03T10:14Z'], message: 'not the address of a page' },
  { given: ['https://north.example/', '2026-03-03T10:14'], message: 'not a time with its offset' },
  { given: ['https://north.example/', '2026-13-03T10:14Z'], message: 'not a time with its offset' },
  { given: ['https://north.example/', '2027-03-03T10:14Z'], message: 'in the future' },
  { given: ['https://north.example/', '2026-03-03T10:14Z', 'folder', 'more'], message: 'Usage' },
])('$given is refused: $message', ({ given, message }) => expect(() => parseEvidenceArguments(given, now)).toThrow(message))
