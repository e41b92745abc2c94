import { describe, expect, it } from 'vitest'
import { distanceMetres } from './distanceMetres'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const sydney = at(-33.87, 151.21)

describe('distanceMetres', () => {
  it.each([
    { name: 'the same place', from: sydney, to: sydney, km: 0 },
    { name: 'another city', from: sydney, to: at(-37.81, 144.96), km: 713 },
    { name: 'across the sea', from: sydney, to: at(-36.85, 174.76), km: 2_156 },
    { name: 'across the date line', from: at(-17, 179.5), to: at(-17, -179.5), km: 106 },
    { name: 'the other side of the world', from: at(0, 0), to: at(0, 180), km: 20_015 },
    { name: 'from pole to pole', from: at(90, 0), to: at(-90, 77), km: 20_015 },
  ])('distanceMetres measures $name', ({ from, to, km }) => {
    expect(Math.round(distanceMetres(from, to) / 1000)).toBe(km)
    expect(distanceMetres(to, from)).toBe(distanceMetres(from, to))
  })
})
