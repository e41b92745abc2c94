import { expect, it } from 'vitest'
import { keyedTarget } from '../../testing/keyedFormat'
import { withKeyedFormat } from '../../testing/withKeyedFormat'
import type { DestinationTarget } from './DestinationTarget'
import { mapSecrets, shownTarget } from './targetSecrets'

withKeyedFormat()

it('of a target only its secret fields are changed (ENT-16)', () => {
  const labels: string[] = []
  const changed = mapSecrets(keyedTarget({ apiKey: 'abc' }), (value, { name, label }) => {
    labels.push(`${name} ${label}`)
    return `${value}!`
  })
  expect(changed).toEqual(keyedTarget({ apiKey: 'abc!' }))
  expect(labels).toEqual(['apiKey API key'])
})

it.each([
  { name: 'a secret that is set', apiKey: 'sealed', shown: null },
  { name: 'an empty secret', apiKey: '', shown: '' },
  { name: 'a missing secret', apiKey: null, shown: '' },
])('the console gets $shown for $name (ENT-16)', ({ apiKey, shown }) =>
  expect(shownTarget(keyedTarget({ apiKey }))).toEqual(keyedTarget({ apiKey: shown })),
)

it('a target of a kind that is no longer supported stays as it is (ENT-16)', () => {
  const target = { kind: 'fax', number: '1' } as unknown as DestinationTarget
  expect(shownTarget(target)).toEqual(target)
})
