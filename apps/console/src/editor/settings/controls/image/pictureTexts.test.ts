import { expect, test } from 'vitest'
import { pictureTexts } from './pictureTexts'

test('The text of a picture comes from where it is used first: alt text, caption, name or heading', () => {
  const blocks = [
    { image: 'a.jpg', imageAlt: 'A white wagon' },
    { image: 'a.jpg', imageAlt: 'The same again' },
    { image: 'b.jpg', imageAlt: '' },
    { image: '', imageAlt: 'Of nothing' },
    { image: 'c.jpg', caption: '', name: 'Jo Park' },
    { image: 'd.jpg', imageAlt: '', heading: 'Our yard' },
  ]
  expect([...pictureTexts({ pages: { list: [{ id: 'home', blocks }] } })]).toEqual([
    ['a.jpg', 'A white wagon'],
    ['c.jpg', 'Jo Park'],
    ['d.jpg', 'Our yard'],
  ])
})
