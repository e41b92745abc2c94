import { expect, it } from 'vitest'
import { bookedCar } from './bookedCar'

const counts = Array.from({ length: 13 }, (_none, count) => count)

it.each(counts)('the seed assigns different cars to the seats of one time slot: %i cars', (count) => {
  const cars = Array.from({ length: count }, (_none, at) => `car ${at}`)
  for (const capacity of [1, 2, 3, 4, 6])
    for (const choice of Array.from({ length: 2 ** capacity }, (_none, at) => at)) {
      const booked = Array.from({ length: capacity }, (_none, at) => bookedCar(cars, at + 1, capacity, ((choice >> at) & 1) === 1)).filter(
        (car) => car !== null,
      )
      expect(new Set(booked).size).toBe(booked.length)
    }
})
