import { expect, it } from 'vitest'
import { accessoryModelState } from './accessoryModelState'

it.each([
  { published: true, status: 'current', state: 'shown' },
  { published: true, status: 'run_out', state: 'shown' },
  { published: true, status: 'discontinued', state: 'discontinued' },
  { published: false, status: 'current', state: 'hidden' },
  { published: false, status: 'discontinued', state: 'hidden' },
] as const)('the model of an accessory is $state if it is $status and published: $published (MOD-02)', ({ published, status, state }) => {
  expect(accessoryModelState({ published, status })).toBe(state)
})
