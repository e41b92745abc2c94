import { expect, it } from 'vitest'
import { parsePhotoAddresses } from './parsePhotoAddresses'

const [one, two] = ['https://x.example/1.jpg', 'https://x.example/2.jpg?w=1,2']

it.each([
  { name: 'semicolons', text: `${one};${two}` },
  { name: 'vertical bars', text: `${one}|${two}` },
  { name: 'commas', text: `${one}, ${two}` },
  { name: 'line ends', text: `${one}\n${two}\n` },
  { name: 'spaces', text: `${one} ${two}` },
  { name: 'a JSON array', text: JSON.stringify([one, two]) },
  { name: 'a JSON array of objects', text: JSON.stringify([{ url: one, tag: ['Exterior'] }, { url: two }]) },
  { name: 'duplicate addresses', text: `${one};${two};${one}` },
])('an import parses photo addresses with $name as separators (ENT-01)', ({ text }) =>
  expect(parsePhotoAddresses(text)).toEqual({ addresses: [one, two], refused: [] }),
)

it('the photo column refuses addresses that a browser would not load, and reads at most sixty (ENT-01)', () => {
  expect(parsePhotoAddresses(`${one};file:///etc/passwd;1.jpg;javascript:alert(1)`)).toEqual({
    addresses: [one],
    refused: ['file:///etc/passwd', '1.jpg', 'javascript:alert(1)'],
  })
  expect(parsePhotoAddresses(Array.from({ length: 90 }, (_, index) => `https://x.example/${index}`).join(';')).addresses).toHaveLength(60)
  expect(parsePhotoAddresses('[{"tag":1},null,["a"]]')).toEqual({ addresses: [], refused: [] })
  expect(parsePhotoAddresses('[1.jpg')).toEqual({ addresses: [], refused: ['[1.jpg'] })
  expect(parsePhotoAddresses('')).toEqual({ addresses: [], refused: [] })
})

it('the photo column refuses logos and films (ENT-01)', () => {
  const names = ['logo.svg', 'site_logo.jpg', 'stockimage-12.jpg', 'a.MOV?t=1']
  const addresses = names.map((name) => `https://x.example/${name}`)
  expect(parsePhotoAddresses([...addresses, one].join(';'))).toEqual({ addresses: [one], refused: addresses })
  expect(parsePhotoAddresses('https://x.example/stock/catalogo-1.jpg').refused).toEqual([])
})

it('the photo column refuses placeholders and documents (ENT-01)', () => {
  const names = [
    'nophoto.jpg',
    'no-image.png',
    'coming_soon.jpg',
    'image-not-available.gif',
    'placeholder.webp',
    'invoice_118.jpg',
    'licence-front.jpg',
  ]
  const addresses = names.map((name) => `https://x.example/${name}`)
  expect(parsePhotoAddresses([...addresses, one].join(';'))).toEqual({ addresses: [one], refused: addresses })
})
