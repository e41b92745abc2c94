import { expect, it } from 'vitest'
import { parseLine } from './parseLine'
import { wordsAfterModel } from './wordsAfterModel'

it.each([
  { text: 'Hilux SR5 4x4 Auto', model: 'Hilux SR5', cells: { drive: '4x4', transmission: 'Auto' } },
  { text: 'Ranger XLT  6 Speed Manual 4WD', model: 'Ranger XLT', cells: { drive: '4WD', transmission: '6 Speed Manual' } },
  { text: 'Forester AWD', model: 'Forester', cells: { drive: 'AWD' } },
  { text: 'Corolla CVT', model: 'Corolla', cells: { transmission: 'CVT' } },
  { text: 'Golf Auto Manual', model: 'Golf', cells: {} },
])('“$text” is the model $model with words of other columns (ENT-01)', ({ text, model, cells }) =>
  expect(wordsAfterModel(text)).toMatchObject({ model, cells }),
)

it.each(['Hilux', 'Auto', '4x4', 'Auto Union', 'Automatic Hilux', 'Hilux 4x4 (auto slips)', '', 'A4 allroad', `${'x '.repeat(40)}auto`])(
  '“%s” has no such words (ENT-01)',
  (text) => expect(wordsAfterModel(text)).toBeNull(),
)

const line = (model: string, cells = {}) => {
  const car = { stockNumber: 'A1', make: 'Toyota', model, year: '2019', carType: 'Used', ...cells }
  const { values, problems } = parseLine(car, '2026-06-01T02:00:00.000Z')
  return { model: values.model, transmission: values.transmission?.value, drive: values.drive, wrong: problems.map(({ column }) => column) }
}

it('words behind a model fill empty columns, and leave out a column that contradicts them (ENT-01)', () => {
  const [model, text] = ['Hilux SR5', 'Hilux SR5 4x4 Auto']
  expect(line(text)).toEqual({ model, transmission: 'Automatic', drive: '4WD', wrong: [] })
  expect(line(text, { transmission: '', drive: '4x4' })).toEqual({ model, transmission: 'Automatic', drive: '4WD', wrong: [] })
  expect(line(text, { transmission: 'Auto' })).toEqual({ model, transmission: 'Automatic', drive: '4WD', wrong: [] })
  expect(line(text, { transmission: 'Manual' })).toEqual({ model, transmission: undefined, drive: '4WD', wrong: ['transmission'] })
  expect(line(text, { drive: '2WD' })).toEqual({ model, transmission: 'Automatic', drive: undefined, wrong: ['drive'] })
})
