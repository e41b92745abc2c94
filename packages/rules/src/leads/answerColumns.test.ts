import { expect, it } from 'vitest'
import { answerColumns } from './answerLines'
import { emptyAttributes, emptyColumns } from './leadAnswers'

const lead = {
  form: 'general',
  ...emptyColumns,
  name: 'Ana',
  lastName: 'Reid',
  email: 'ana@shopper.example',
  attributes: emptyAttributes,
} as const

it.each([
  { section: 'person', labels: ['Name', 'Email', 'Phone'], cells: ['Ana Reid', 'ana@shopper.example', ''] },
  { section: 'enquiry', labels: ['Message'], cells: [''] },
  { section: 'consent', labels: ['Agreed to news'], cells: ['no'] },
] as const)(
  'the lead export has one column for each label, and one cell per lead in each (ENT-16): $section',
  ({ section, labels, cells }) => {
    const columns = answerColumns(section)
    const known = columns.filter(({ label }) => labels.some((name) => name === label))
    expect(known.map(({ label }) => label)).toEqual(labels)
    expect(known.map(({ text }) => text(lead))).toEqual(cells)
  },
)
