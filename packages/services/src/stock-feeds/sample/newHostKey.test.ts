import ssh2 from 'ssh2'
import { expect, it } from 'vitest'
import { newHostKey } from './newHostKey'

it('the test server creates 3,000 host keys that can all be parsed (ENT-01)', () => {
  const unreadable = Array.from({ length: 3_000 }, newHostKey).filter((key) => ssh2.utils.parseKey(key) instanceof Error)
  expect(unreadable).toEqual([])
})
