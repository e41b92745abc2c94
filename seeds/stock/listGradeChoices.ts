import type { CarType, ItemType } from '@forecourt/rules/entities/Car'
import { carMakes } from './makes/carMakes'
import { formerGrades } from './makes/formerGrades'
import { leisureMakes } from './makes/leisureMakes'
import type { Random } from './random'
import type { StockPlan } from './StockPlan'
import type { Badge, VehicleMake, VehicleModel } from './VehicleModel'

/** Makes with their models of the given item types. */
export const listMakes = (itemTypes: readonly ItemType[]) =>
  [...carMakes, ...leisureMakes]
    .map((make) => ({ ...make, models: make.models.filter((model) => itemTypes.includes(model.itemType)) }))
    .filter((make) => make.models.length > 0)

/** A grade of a model; `level` is 0 for the lowest and 1 for the highest. */
interface GradeChoice {
  readonly make: VehicleMake
  readonly model: VehicleModel
  readonly badge: Badge
  readonly level: number
}

/** First model years of drivetrains. The grades of a model are today's, so older cars must be kept from getting a newer drivetrain. */
const soldSince: Readonly<Record<string, number>> = { Hybrid: 2018, PHEV: 2020 }

/** First electric year of models that started with combustion engines. */
const electrifiedSince = 2022
const isElectricModel = (model: VehicleModel) => model.badges.every(({ engine }) => engine.simpleFuel === 'Electric')

/** All grades of a plan, weighted so that each model has the same share. */
export const listGradeChoices = (plan: StockPlan, carType: CarType, year: number) => {
  const names = carType === 'used' ? plan.usedMakes : plan.makes
  const choices: GradeChoice[] = []
  for (const make of listMakes(plan.itemTypes)) {
    if (names && !names.includes(make.name)) continue
    for (const model of make.models) {
      if (year < model.years[0] || year > model.years[1]) continue
      model.badges.forEach((badge, index) => {
        if (plan.electricOnly && badge.engine.simpleFuel !== 'Electric') return
        if (year < (soldSince[badge.engine.simpleFuel ?? ''] ?? 0)) return
        if (year < electrifiedSince && badge.engine.simpleFuel === 'Electric' && !isElectricModel(model)) return
        choices.push({ make, model, badge, level: model.badges.length > 1 ? index / (model.badges.length - 1) : 0.5 })
      })
    }
  }
  return choices
}

interface NamedGrade extends Pick<GradeChoice, 'model' | 'badge'> {
  readonly make: Pick<GradeChoice['make'], 'name'>
}

/** The grade that a model had in a model year in the place of one of its grades; null if there was none. */
const gradeOfYear = ({ make, model, badge }: NamedGrade, year: number): Badge | null => {
  const span = formerGrades[`${make.name} ${model.name}`]?.find(({ years: [first, last] }) => year >= first && year <= last)
  if (!span) return badge
  const grade = span.grades[model.badges.indexOf(badge)]
  return grade ? { name: grade[0], price: grade[1], engine: grade[2] } : null
}

/** The grades of a model's latest model year up to `thisYear` that had any. */
export const latestGrades = (make: string, model: VehicleModel, thisYear: number): readonly Badge[] => {
  const [first, last] = model.years
  for (let year = Math.min(thisYear, last); year >= first; year--) {
    const sold = model.badges.flatMap((badge) => gradeOfYear({ make: { name: make }, model, badge }, year) ?? [])
    if (sold.length > 0) return [...new Map(sold.map((grade) => [grade.name, grade])).values()]
  }
  return model.badges
}

/** Whether a model or one of its generations began in a model year. */
export const isFirstYear = ({ make, model }: Pick<GradeChoice, 'make' | 'model'>, year: number): boolean =>
  year === model.years[0] ||
  (formerGrades[`${make.name} ${model.name}`] ?? []).some(({ years: [first, last] }) => year === first || year === last + 1)

/** List price of a choice, at most what the grade of that name costs this year: an older car does not cost more than today's. */
export const listPrice = (choice: GradeChoice, thisYear: number): number => {
  const { model, badge } = choice
  const today = model.badges.map((each) => gradeOfYear({ ...choice, badge: each }, thisYear)).find((grade) => grade?.name === badge.name)
  return Math.min(badge.price, today?.price ?? badge.price)
}

/**
 * Picks a grade that existed in the model year. A pick without such a grade is picked again, so that the random sequence of other cars
 * does not depend on it.
 */
export const pickGrade = (random: Random, choices: readonly GradeChoice[], year: number): GradeChoice => {
  const choice = random.pick(choices)
  const badge = gradeOfYear(choice, year)
  if (badge) return { ...choice, badge }
  const sold = choices.flatMap((each) => {
    const grade = gradeOfYear(each, year)
    return grade ? [{ ...each, badge: grade }] : []
  })
  if (sold.length === 0) throw new Error(`No grade of ${choices.map(({ model }) => model.name).join()} was sold in ${year}.`)
  return random.pick(sold)
}
