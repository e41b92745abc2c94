import { expect, it } from 'vitest'
import { contrastRatio } from './contrastRatio'

it.each([
  { name: 'black on white', a: '#000000', b: '#ffffff', ratio: 21 },
  { name: 'white on black', a: '#ffffff', b: '#000000', ratio: 21 },
  { name: 'a colour on the same colour', a: '#1f4fd8', b: '#1F4FD8', ratio: 1 },
  { name: 'the grey that just passes for text', a: '#767676', b: '#ffffff', ratio: 4.54 },
  { name: 'a very dark grey, in the linear part', a: '#0a0a0a', b: '#000000', ratio: 1.06 },
])('$name is $ratio to 1', ({ a, b, ratio }) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2)
})
