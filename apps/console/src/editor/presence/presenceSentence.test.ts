import { expect, it } from 'vitest'
import { presenceSentence } from './presenceSentence'

const config = { pages: { list: [{ id: 'home', title: 'Home', path: '/', blocks: [] }] } }

it.each([
  { name: 'at no setting', pointer: null, sentence: 'Mia has this site open' },
  { name: 'at a section', pointer: '/navigation', sentence: 'Mia is editing Menu' },
  { name: 'at a setting', pointer: '/theme/brandColour', sentence: 'Mia is editing Look' },
  { name: 'at a page', pointer: '/pages/list/home/blocks/hero', sentence: 'Mia is editing the page Home' },
  { name: 'among the pages', pointer: '/pages', sentence: 'Mia is editing Pages' },
  { name: 'at a setting of another version of the console', pointer: '/gone/away', sentence: 'Mia has this site open' },
])('the editor describes where a user is editing: $name', ({ pointer, sentence }) => {
  expect(presenceSentence({ name: 'Mia', pointer }, config)).toBe(sentence)
})

it('the presence notice names the layer instead of the site when a layer is edited', () => {
  expect(presenceSentence({ name: 'Mia', pointer: null }, config, 'layer')).toBe('Mia has this layer open')
})
