import { expect, test } from 'vitest'
import { wordsOfPictures } from './wordsOfPictures'

test('Pictures are known by what is said of them where they are shown, first come first', () => {
  const blocks = [
    { image: 'a.jpg', imageAlt: 'A white wagon' },
    { image: 'a.jpg', imageAlt: 'The same again' },
    { image: 'b.jpg', imageAlt: '' },
    { image: '', imageAlt: 'Of nothing' },
  ]
  expect([...wordsOfPictures({ pages: { list: [{ id: 'home', blocks }] } })]).toEqual([['a.jpg', 'A white wagon']])
})
