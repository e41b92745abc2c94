import { expect, it } from 'vitest'
import { base64Length } from './uploadLimits'

it.each([0, 1, 2, 3, 4, 1000])('base64Length gives the encoded length of %i bytes (ENT-01)', (bytes) =>
  expect(base64Length(bytes)).toBe(Buffer.alloc(bytes).toString('base64').length),
)
