import { expect, it } from 'vitest'
import { pictureAddress, shareAddress } from './jsonLd'

it.each([
  { key: 'cars/n1/1.png', address: 'https://cars.example/media/cars/n1/1.png?w=1280' },
  { key: 'cars/n1/1.png#30,70', address: 'https://cars.example/media/cars/n1/1.png?w=1280' },
  { key: '/media/hero.png#30,70', address: 'https://cars.example/media/hero.png' },
  { key: '/media/hero.png', address: 'https://cars.example/media/hero.png' },
  { key: 'https://cdn.example/a.png', address: 'https://cdn.example/a.png' },
])('structured data gives the address of the picture $key (UI-10)', ({ key, address }) =>
  expect(pictureAddress(key, 'https://cars.example')).toBe(address),
)

it.each([
  { key: 'cars/n1/1.svg', address: 'https://cars.example/media/cars/n1/1.svg/share.jpg' },
  { key: '/media/hero.webp#30,70', address: 'https://cars.example/media/hero.webp/share.jpg' },
  { key: 'cars/n1/1.jpg', address: 'https://cars.example/media/cars/n1/1.jpg?w=1280' },
  { key: '/assets/hero.svg', address: 'https://cars.example/assets/hero.svg' },
  { key: 'https://cdn.example/a.webp', address: 'https://cdn.example/a.webp' },
])('a page gives an address of the picture $key that messengers accept (UI-10)', ({ key, address }) =>
  expect(shareAddress(key, 'https://cars.example')).toBe(address),
)
