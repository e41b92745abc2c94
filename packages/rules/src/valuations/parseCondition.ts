/** An answer about a vehicle's condition. */
interface ConditionChoice {
  readonly label: string
  /** Reduction in percent of the value; increases with each answer. */
  readonly reductionPercent: number
}

interface ConditionQuestion {
  readonly label: string
  readonly choices: { readonly [Level in ConditionLevel]: ConditionChoice }
}

/** From best to worst. */
export const conditionLevels = ['good', 'fair', 'poor'] as const
type ConditionLevel = (typeof conditionLevels)[number]

/** Questions about a vehicle's condition (TRD-01, API-08: “adjustments”), with the reduction of each answer. */
export const conditionQuestions = {
  body: {
    label: 'Paint and panels',
    choices: {
      good: { label: 'Clean, with a few small stone chips at most', reductionPercent: 0 },
      fair: { label: 'Some scratches or small dents', reductionPercent: 4 },
      poor: { label: 'Damage that needs repair', reductionPercent: 12 },
    },
  },
  interior: {
    label: 'Interior',
    choices: {
      good: { label: 'Clean and undamaged', reductionPercent: 0 },
      fair: { label: 'Worn or stained in places', reductionPercent: 2 },
      poor: { label: 'Torn, broken or smells of smoke', reductionPercent: 6 },
    },
  },
  mechanical: {
    label: 'Engine and gearbox',
    choices: {
      good: { label: 'Everything works, no warning lights', reductionPercent: 0 },
      fair: { label: 'Something small needs attention', reductionPercent: 5 },
      poor: { label: 'A warning light, a leak or worse', reductionPercent: 18 },
    },
  },
  tyres: {
    label: 'Tyres and brakes',
    choices: {
      good: { label: 'Good for another year', reductionPercent: 0 },
      fair: { label: 'Due within a year', reductionPercent: 2 },
      poor: { label: 'Need replacing now', reductionPercent: 4 },
    },
  },
  history: {
    label: 'Service history',
    choices: {
      good: { label: 'Complete, with every service stamped', reductionPercent: 0 },
      fair: { label: 'Partial', reductionPercent: 3 },
      poor: { label: 'None', reductionPercent: 8 },
    },
  },
} as const satisfies { readonly [name: string]: ConditionQuestion }

type ConditionName = keyof typeof conditionQuestions
export const conditionNames = Object.keys(conditionQuestions) as ConditionName[]

/** Answers to all five questions. */
export type VehicleCondition = { readonly [Name in ConditionName]: ConditionLevel }

const parseLevel = (value: unknown): ConditionLevel | null => conditionLevels.find((level) => level === value) ?? null

/** Parses submitted or stored answers, dropping invalid ones (API-08). */
export const parseConditionAnswers = (input: { readonly [name: string]: unknown }): Partial<VehicleCondition> =>
  Object.fromEntries(
    conditionNames.flatMap((name): [ConditionName, ConditionLevel][] => {
      const level = parseLevel(Object.hasOwn(input, name) ? input[name] : null)
      return level ? [[name, level]] : []
    }),
  )

/** All five answers; null if one is missing. */
export const parseCondition = (input: { readonly [name: string]: unknown }): VehicleCondition | null => {
  const answers = parseConditionAnswers(input)
  return conditionNames.every((name) => answers[name]) ? (answers as VehicleCondition) : null
}
