/** An answer about a vehicle's condition. */
interface ConditionChoice {
  readonly label: string
  /** Reduction in percent of the value; increases with each answer. */
  readonly lessPercent: number
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
      good: { label: 'Clean, with a few small stone chips at most', lessPercent: 0 },
      fair: { label: 'Some scratches or small dents', lessPercent: 4 },
      poor: { label: 'Damage that needs repair', lessPercent: 12 },
    },
  },
  interior: {
    label: 'Interior',
    choices: {
      good: { label: 'Clean and undamaged', lessPercent: 0 },
      fair: { label: 'Worn or stained in places', lessPercent: 2 },
      poor: { label: 'Torn, broken or smells of smoke', lessPercent: 6 },
    },
  },
  mechanical: {
    label: 'Engine and gearbox',
    choices: {
      good: { label: 'Everything works, no warning lights', lessPercent: 0 },
      fair: { label: 'Something small needs attention', lessPercent: 5 },
      poor: { label: 'A warning light, a leak or worse', lessPercent: 18 },
    },
  },
  tyres: {
    label: 'Tyres and brakes',
    choices: {
      good: { label: 'Good for another year', lessPercent: 0 },
      fair: { label: 'Due within a year', lessPercent: 2 },
      poor: { label: 'Need replacing now', lessPercent: 4 },
    },
  },
  history: {
    label: 'Service history',
    choices: {
      good: { label: 'Complete, with every service stamped', lessPercent: 0 },
      fair: { label: 'Partial', lessPercent: 3 },
      poor: { label: 'None', lessPercent: 8 },
    },
  },
} as const satisfies { readonly [name: string]: ConditionQuestion }

type ConditionName = keyof typeof conditionQuestions
export const conditionNames = Object.keys(conditionQuestions) as ConditionName[]

/** Answers to all five questions. */
export type VehicleCondition = { readonly [Name in ConditionName]: ConditionLevel }

const levelOf = (value: unknown): ConditionLevel | null => conditionLevels.find((level) => level === value) ?? null

/** Parses submitted or stored answers, dropping invalid ones (API-08). */
export const parseConditionAnswers = (input: { readonly [name: string]: unknown }): Partial<VehicleCondition> =>
  Object.fromEntries(
    conditionNames.flatMap((name): [ConditionName, ConditionLevel][] => {
      const level = levelOf(Object.hasOwn(input, name) ? input[name] : null)
      return level ? [[name, level]] : []
    }),
  )

/** All five answers; null if one is missing. */
export const parseCondition = (input: { readonly [name: string]: unknown }): VehicleCondition | null => {
  const answers = parseConditionAnswers(input)
  return conditionNames.every((name) => answers[name]) ? (answers as VehicleCondition) : null
}
