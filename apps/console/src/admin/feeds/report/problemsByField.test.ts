import { expect, test } from 'vitest'
import { problemsByField } from './problemsByField'

type Problem = Parameters<typeof problemsByField>[0][number]
const problem = (over: Partial<Problem>): Problem => ({
  ...{ row: 2, stockNumber: 'RU104', heading: 'KMs', value: '1,2', message: 'It is not a number.', refused: false },
  ...over,
})
const read = (...problems: Partial<Problem>[]) =>
  problemsByField(problems.map(problem)).map(({ rows, stockNumber, heading, messages, values }) =>
    [rows, stockNumber, heading, messages.join(' '), values.join(' ')].join('|'),
  )

test.each<{ name: string; problems: Partial<Problem>[]; expected: string[] }>([
  { name: 'two problems of one field', problems: [{}, { message: 'Ask.' }], expected: ['2|RU104|KMs|It is not a number. Ask.|1,2'] },
  { name: 'the same problem twice', problems: [{}, {}], expected: ['2|RU104|KMs|It is not a number.|1,2'] },
  {
    name: 'a car that has two rows',
    problems: [{}, { row: 9, value: '7,8' }],
    expected: ['2, 9|RU104|KMs|It is not a number.|1,2 7,8'],
  },
  {
    name: 'two fields of a car',
    problems: [{}, { heading: 'Price' }],
    expected: ['2|RU104|KMs|It is not a number.|1,2', '2|RU104|Price|It is not a number.|1,2'],
  },
  {
    name: 'two rows without a stock number',
    problems: [{ stockNumber: null }, { stockNumber: null, row: 3 }],
    expected: ['2||KMs|It is not a number.|1,2', '3||KMs|It is not a number.|1,2'],
  },
  { name: 'a row without a value', problems: [{ value: '', heading: null }], expected: ['2|RU104||It is not a number.|'] },
])('The problems of a file have one row for each car and field: $name (ENT-01)', ({ problems, expected }) => {
  expect(read(...problems)).toEqual(expected)
})

test('Each problem of a waiting car says that the car is waiting, and of a refused one that it is no car (ENT-01)', () => {
  const found = problemsByField([
    problem({ waits: true }),
    problem({ heading: 'Price' }),
    problem({ row: 3, stockNumber: 'B', refused: true }),
  ])
  expect(found.map(({ waits, refused }) => [waits, refused])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ])
})
