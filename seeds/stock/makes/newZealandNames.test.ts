import { describe, expect, it } from 'vitest'
import { scenarios } from '../../scenarios'
import { generateStock } from '../generateStock'
import { listMakes } from '../listGradeChoices'
import { formerGrades } from './formerGrades'
import { newZealandNames } from './newZealandNames'

const now = Date.UTC(2026, 10, 20)

/** Words of model and grade names that dealers in New Zealand don't use. */
const australian =
  /Kluger|Ascent|Koba|Grande|Kakadu|WorkMate|Rogue|Maxx|Genki|Neo\b|Astina|Akari|Akera|Azami|Evolve|Aspire|Exceed|VTi|Luxury|\dTSI|TDI\d|\dTDI|2\.5i-|Lite\b/

describe('names of cars in New Zealand', () => {
  it('the demo stock in New Zealand has the models and grades sold there', () => {
    const plans = scenarios.flatMap(({ stock }) => stock).filter(({ location }) => location.timeZone === 'Pacific/Auckland')
    const names = plans.flatMap((plan) => generateStock(plan, now)).map(({ car }) => car.name)
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => australian.test(name))).toEqual([])
    expect(names.some((name) => name.includes('Toyota Highlander'))).toBe(true)
  })

  it('every name in New Zealand belongs to a model and a grade of the seeds', () => {
    const grades: ReadonlyMap<string, ReadonlySet<string | undefined>> = new Map(
      listMakes(['car']).flatMap((make) =>
        make.models.map(({ name, badges }) => {
          const former = formerGrades[`${make.name} ${name}`]?.flatMap((span) => span.grades.map((grade) => grade?.[0])) ?? []
          return [`${make.name} ${name}`, new Set([...badges.map((badge) => badge.name), ...former])] as const
        }),
      ),
    )
    for (const [key, names] of Object.entries(newZealandNames))
      for (const grade of Object.keys(names.grades)) expect([key, grade, grades.get(key)?.has(grade)]).toEqual([key, grade, true])
  })
})
