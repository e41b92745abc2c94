import { expect, it } from 'vitest'
import { settingAt } from '../settingAt'
import { rootNode } from './configSchema'
import { picturesIn } from './picturesIn'

const promo = { id: 'show', image: 'images/show.webp', title: 'images/not-one.webp' }
const hero = { id: 'hero', kind: 'hero', image: 'images/show.webp#20,30' }

it.each([
  { name: 'a picture', at: '/identity/logoImage', value: 'images/logo.webp', found: ['images/logo.webp'] },
  { name: 'no picture', at: '/identity/logoImage', value: '', found: [] },
  { name: 'a text', at: '/identity/tagline', value: 'images/logo.webp', found: [] },
  { name: 'the pictures of a list', at: '/search/promos', value: [promo, promo], found: ['images/show.webp'] },
  { name: 'those of blocks, by their kind', at: '/pages/list', value: [{ id: 'home', blocks: [hero] }], found: ['images/show.webp#20,30'] },
  { name: 'nothing in an invalid list', at: '/search/promos', value: 'odd', found: [] },
])('the list of pictures in use finds $name', ({ at, value, found }) => {
  expect(picturesIn(settingAt(at)?.node ?? {}, value)).toEqual(found)
})

it('the picture list finds those of a whole config', () => {
  expect(picturesIn(rootNode, { identity: { logoImage: 'a.webp' }, search: { promos: [promo] } })).toEqual(['a.webp', 'images/show.webp'])
})
