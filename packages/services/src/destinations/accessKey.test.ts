import { expect, it } from 'vitest'
import { bearerKey, newAccessKey } from './accessKey'

const { key, stored } = newAccessKey()
const parseHeader = (authorization?: string) => bearerKey(new Headers(authorization === undefined ? {} : { authorization }))

it('the access key stores the hash and the last characters of a random key, and recognises the key in a request (API-07)', () => {
  expect(stored).toEqual({ hash: expect.stringMatching(/^[\w-]{43}$/), hint: key.slice(-4) })
  expect(JSON.stringify(stored)).not.toContain(key)
  expect(newAccessKey().stored.hash).not.toBe(stored.hash)
  for (const scheme of ['Bearer', 'bearer', 'BEARER ']) expect(parseHeader(`${scheme} ${key}`)).toEqual(stored)
})

it.each([
  undefined,
  '',
  key,
  `Basic ${key}`,
  `Bearer ${key}x`,
  `Bearer ${key.slice(0, -1)}`,
  `Bearer x${key}`,
  `Bearer ${key} more`,
  `Bearer fc_`,
])('the lead endpoint refuses the Authorization header “%s” (API-07)', (authorization) => expect(parseHeader(authorization)).toBeNull())
