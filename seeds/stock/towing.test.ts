import { expect, it } from 'vitest'
import { findTowing } from './towing'

it.each([
  { car: 'Toyota LandCruiser Prado', grade: 'GXL', year: 2017, kg: 2_500 },
  { car: 'Toyota LandCruiser Prado', grade: 'GXL', year: 2023, kg: 3_000 },
  { car: 'Toyota LandCruiser Prado', grade: 'GXL', year: 2024, kg: 3_500 },
  { car: 'Toyota RAV4', grade: 'GXL Hybrid', year: 2021, kg: 480 },
  { car: 'Toyota RAV4', grade: 'Edge Hybrid AWD', year: 2022, kg: 1_500 },
  { car: 'Ford Ranger', grade: 'Raptor', year: 2023, kg: 2_500 },
  { car: 'Ford Ranger', grade: 'XLT', year: 2023, kg: 3_500 },
  { car: 'Toyota HiLux', grade: 'WorkMate', year: 2022, kg: null },
  { car: 'Toyota Camry', grade: 'SL Hybrid', year: 2022, kg: null },
])('a $car $grade of $year tows $kg kg', ({ car, grade, year, kg }) => {
  expect(findTowing(car, grade, year)).toBe(kg)
})
