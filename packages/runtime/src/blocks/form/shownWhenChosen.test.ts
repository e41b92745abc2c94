import { expect, it } from 'vitest'
import { shownWhenChosen } from './shownWhenChosen'

it('hides every part but the one for no choice until an option is chosen (ENQ-14)', () => {
  expect(shownWhenChosen('places', 'locationId', ['a'])).toBe(
    '#places>[data-place]:not([data-place=""]){display:none}' +
      'section:has(select[name=locationId] option[value="a"]:checked) #places>[data-place="a"]{display:grid}' +
      'section:has(select[name=locationId] option[value="a"]:checked) #places>[data-place=""]{display:none}',
  )
})

it('lets no value end its rule or its element', () => {
  expect(shownWhenChosen('places', 'dealershipSlug', ['"]{}</style>'])).not.toMatch(/<|"\]\{\}/)
})
