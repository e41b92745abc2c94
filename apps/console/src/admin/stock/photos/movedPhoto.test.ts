import { expect, test } from 'vitest'
import { movedPhoto } from './movedPhoto'

const photos = ['a', 'b', 'c'].map((key) => ({ key, alt: '', isEdited: false }))
const keys = (key: string, to: number) =>
  movedPhoto(
    key,
    to,
  )(photos)
    .map((photo) => photo.key)
    .join('')

test.each([
  { key: 'c', to: 0, order: 'cab' },
  { key: 'a', to: 2, order: 'bca' },
  { key: 'b', to: 1, order: 'abc' },
  { key: 'a', to: 9, order: 'bca' },
  { key: 'gone', to: 0, order: 'abc' },
])('moving the photo $key to position $to gives the order $order', ({ key, to, order }) => expect(keys(key, to)).toBe(order))
