import { describe, expect, it } from 'vitest'
import { scenarios } from '../scenarios'
import { canHave } from './equipment'
import { generateStock } from './generateStock'
import { latestGrades, listMakes } from './listGradeChoices'
import { formerGrades } from './makes/formerGrades'

const now = Date.UTC(2026, 10, 20)
const cars = scenarios.flatMap(({ stock }) => stock.flatMap((plan) => generateStock(plan, now))).map(({ car }) => car)

/** Model years in which Australian dealers sold a grade, from press releases: an open end is a grade that is still sold. */
const soldIn: readonly (readonly [name: RegExp, first: number, last?: number])[] = [
  [/Kluger .*Hybrid/, 2021],
  [/RAV4 .*Hybrid/, 2019],
  [/RAV4 Edge Hybrid/, 2022],
  [/Yaris .*Hybrid/, 2020],
  [/C-HR GXL/, 2022],
  [/HiLux Rogue/, 2018],
  [/Golf Life/, 2021],
  [/Polo Life/, 2022],
  [/Tiguan (Life|Elegance)/, 2021],
  [/Amarok (Life|Style|PanAmericana)/, 2023],
  [/CX-5 G[23]5/, 2023],
  [/CX-3 G20/, 2023],
  [/Mazda3 G2[05]/, 2019],
  [/Mazda2 G15/, 2020],
  [/BT-50 SP/, 2021],
  [/HR-V (Vi X|e:HEV)/, 2022],
  [/CR-V (VTi X|e:HEV)/, 2024],
  [/Civic e:HEV/, 2022],
  [/Jimny XL/, 2023],
  [/Jimny Lite/, 2021],
  [/Swift Hybrid/, 2024],
  [/Navara PRO-4X/, 2021],
  [/(X-Trail|Qashqai) .*e-Power/, 2023],
  [/Ranger Raptor/, 2018],
  [/Everest (Platinum|Sport)/, 2020],
  [/D-MAX X-Terrain/, 2020],
  [/Triton GSR/, 2021],
  [/Holden Commodore SS V/, 2014, 2017],
  [/Kona .*Hybrid/, 2023],
  [/Tucson .*Hybrid/, 2024],
  [/Santa Fe Calligraphy/, 2024],
  [/Santa Fe Active/, 2012, 2023],
  [/Hyundai i20 N/, 2021, 2024],
  [/Carnival .*Hybrid/, 2024],
  [/Sportage .*Hybrid/, 2024],
  [/Forester Hybrid/, 2020],
  [/Outback (AWD|Touring|Sport XT)/, 2021],
  [/Model 3 Rear-Wheel Drive/, 2022],
  [/Z900 SE/, 2022],
  [/MG ZS EV/, 2021, 2024],
]

describe('the grades of the demo stock', () => {
  it('the demo stock has no grade in a model year in which it was not sold', () => {
    for (const { name, year } of cars)
      for (const [grade, first, last = 2026] of soldIn)
        if (grade.test(name)) expect([name, year >= first && year <= last]).toEqual([name, true])
  })

  it('the demo stock has grades of every model in every year it is generated in', () => {
    for (const make of listMakes(['car', 'motorcycle', 'caravan']))
      for (const { name, badges } of make.models)
        for (const {
          years: [first, last],
          grades,
        } of formerGrades[`${make.name} ${name}`] ?? []) {
          expect(grades, `${make.name} ${name}`).toHaveLength(badges.length)
          expect(first, `${make.name} ${name}`).toBeLessThanOrEqual(last)
        }
  })

  it('price lists have the grades of the latest model year, each once, and no petrol grade of a model that is hybrid only', () => {
    for (const make of listMakes(['car']))
      for (const each of make.models) {
        const names = latestGrades(make.name, each, 2026).map(({ name }) => name)
        expect(new Set(names).size, `${make.name} ${each.name}`).toBe(names.length)
        expect(names.length, `${make.name} ${each.name}`).toBeGreaterThan(0)
      }
    const toyota = listMakes(['car']).find(({ name }) => name === 'Toyota')
    const fuels = ['C-HR', 'Corolla'].flatMap((name) => {
      const found = toyota?.models.find((each) => each.name === name)
      return found ? latestGrades('Toyota', found, 2026).map(({ engine }) => engine.simpleFuel) : []
    })
    expect([fuels.length > 3, new Set(fuels)]).toEqual([true, new Set(['Hybrid'])])
  })

  it('the former grades belong to models of the seeds', () => {
    const models = new Set(
      listMakes(['car', 'motorcycle', 'caravan']).flatMap((make) => make.models.map(({ name }) => `${make.name} ${name}`)),
    )
    for (const key of Object.keys(formerGrades)) expect(models).toContain(key)
  })

  it('the demo stock has only equipment that its body and model year can have', () => {
    for (const { name, make, model, year, simpleBody, simpleFuel, engineSizeLitres, itemType, standardEquipment } of cars) {
      const engine = { litres: engineSizeLitres ?? 0, simpleFuel }
      const vehicle = { make, name: model, simpleBody: simpleBody ?? '', itemType, price: Number.POSITIVE_INFINITY, engine }
      expect(
        standardEquipment.filter((each) => !canHave(each, vehicle, 1, year)),
        name,
      ).toEqual([])
    }
    const open = cars.filter(({ simpleBody }) => ['Convertible', 'Ute', 'Sedan', 'Van'].includes(simpleBody ?? ''))
    expect(open.length).toBeGreaterThan(100)
    for (const { name, standardEquipment, dealerComments } of open)
      expect(`${standardEquipment.join()} ${dealerComments}`, name).not.toMatch(/power tailgate|panoramic sunroof|roof rails/i)
  })
})
