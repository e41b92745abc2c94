import { expect, it } from 'vitest'
import { photoAlt } from './photoAlt'

it('the alternative text names the car and numbers photos from 1 (CARD-02)', () => {
  expect(photoAlt('2021 Toyota Corolla', 0)).toBe('2021 Toyota Corolla, photo 1')
  expect(photoAlt('2021 Toyota Corolla', 39)).toBe('2021 Toyota Corolla, photo 40')
})
