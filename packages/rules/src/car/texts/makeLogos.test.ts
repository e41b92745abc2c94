import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { makeLogos } from './makeLogos'

const makes = [
  { slug: 'kia', name: 'Kia', models: [], logoKey: 'makes/kia.avif' },
  { slug: 'land-rover', name: 'Land Rover', models: [], logoKey: 'makes/land-rover.avif' },
  { slug: 'velo', name: 'Velo', models: [] },
]

it.each([
  ['the platform’s', [], { kia: 'makes/kia.avif', 'land-rover': 'makes/land-rover.avif' }],
  [
    'the site’s own first',
    [
      { id: 'a', make: 'land rover', image: 'uploads/own.webp' },
      { id: 'b', make: 'Velo', image: 'uploads/velo.webp' },
      { id: 'c', make: 'Kia', image: '' },
    ],
    { kia: 'makes/kia.avif', 'land-rover': 'uploads/own.webp', velo: 'uploads/velo.webp' },
  ],
] as const)('logos of makes: %s (SRC-08)', (_name, own, expected) => {
  expect(Object.fromEntries(makeLogos(makes, buildConfig({ search: { makeLogos: [...own] } })))).toEqual(expected)
})
