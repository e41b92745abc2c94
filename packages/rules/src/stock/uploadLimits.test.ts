import { expect, it } from 'vitest'
import { base64Length } from './uploadLimits'

it.each([0, 1, 2, 3, 4, 1000])('%i bytes have the length that base64 gives them (ENT-01)', (bytes) =>
  expect(base64Length(bytes)).toBe(Buffer.alloc(bytes).toString('base64').length),
)
