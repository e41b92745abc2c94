import { expect, it } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { buildLayer } from '../testing/buildLayer'
import { withoutLocked } from './removeValue'

const values = { theme: { brandColour: '#112233', accentColour: '#445566' }, identity: { name: 'Coolum' } } as ConfigValues
const site = { kind: 'site', name: 'Coolum', schemaVersion: 1, locks: [] } as const

it('the resolver removes values that a lower layer has locked, and keeps all others (CFG-13)', () => {
  const below = [
    buildLayer({ kind: 'manufacturer', values: { theme: { brandColour: '#cc0000' } } as ConfigValues, locks: ['/theme/brandColour'] }),
  ]
  expect(withoutLocked(values, below, site)).toEqual({ theme: { accentColour: '#445566' }, identity: { name: 'Coolum' } })
})

it('the resolver keeps everything if nothing is locked', () => {
  expect(withoutLocked(values, [buildLayer({ kind: 'template' })], site)).toEqual(values)
})
