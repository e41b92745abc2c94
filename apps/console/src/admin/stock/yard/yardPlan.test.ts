import { expect, test } from 'vitest'
import { matchCars, type YardCar, yardPlan } from './yardPlan'

const car = (id: string, stockNumber: string, photos: readonly string[] = []): YardCar => ({
  ...{ id, stockNumber, photos, name: `Car ${id}`, regoPlate: null, status: 'in_stock' },
})
const chosen = (paths: readonly string[]) => paths.map((path) => ({ path, file: new File(['a'], path.split('/').at(-1) ?? '') }))
const cars = [car('b', 'SN10'), car('a', 'SN9', ['x', 'y'])]

test('Photos are listed by car in the order of their numbers; ambiguous and unknown ones have no car', () => {
  const files = matchCars(chosen(['SN9 (10).jpg', 'SN9 (2).jpg', 'SN10.jpg', 'SN9 SN10.jpg', 'IMG_1.jpg', 'notes.txt']), [
    ...[['a'], ['a'], ['b'], ['a', 'b'], [], []],
  ])
  const { cars: groups, unmatched, refused, total } = yardPlan(files, cars, false)
  expect(groups.map(({ car: { id }, files: own }) => [id, own.map(({ path }) => path)])).toEqual([
    ['a', ['SN9 (2).jpg', 'SN9 (10).jpg']],
    ['b', ['SN10.jpg']],
  ])
  expect(unmatched.map(({ path, matchedCarIds }) => [path, matchedCarIds])).toEqual([
    ['IMG_1.jpg', []],
    ['SN9 SN10.jpg', ['a', 'b']],
  ])
  expect(refused.map(({ path, problem }) => [path, problem])).toEqual([['notes.txt', expect.stringMatching(/not a picture/)]])
  expect(total).toBe(3)
})

test('Photos of a sold or withdrawn car have no car until a user adds them all the same', () => {
  const [file] = matchCars(chosen(['SN9.jpg']), [[]], [['a']])
  expect(file).toMatchObject({ matchedCarIds: [], goneCarIds: ['a'], carId: null })
  expect(yardPlan(file ? [file] : [], cars, false)).toMatchObject({ cars: [], total: 0, unmatched: [{ path: 'SN9.jpg' }] })
})

test('A file that can’t be uploaded is not added, even if its name matches a car', () => {
  const { total, refused } = yardPlan(matchCars(chosen(['SN9.pdf']), [['a']]), cars, false)
  expect([total, refused.length]).toEqual([0, 1])
})

test.each([
  { isReplacing: false, added: 98, tooMany: 22 },
  { isReplacing: true, added: 100, tooMany: 20 },
])('A car gets at most a hundred photos, replacing: $isReplacing', ({ isReplacing, added, tooMany }) => {
  const paths = Array.from({ length: 120 }, (_, index) => `SN9 (${index}).jpg`)
  const matches = paths.map(() => ['a'])
  const [group] = yardPlan(matchCars(chosen(paths), matches), cars, isReplacing).cars
  expect([group?.files.length, group?.tooMany]).toEqual([added, tooMany])
})
