import { type ConditionLevel, type ConditionName, conditionLevels, conditionNames, type VehicleCondition } from './conditionQuestions'

const levelOf = (value: unknown): ConditionLevel | null => conditionLevels.find((level) => level === value) ?? null

/** The answers among what was sent or stored; those that are none are left out (API-08). */
export const parseConditionAnswers = (said: { readonly [name: string]: unknown }): Partial<VehicleCondition> =>
  Object.fromEntries(
    conditionNames.flatMap((name): [ConditionName, ConditionLevel][] => {
      const level = levelOf(Object.hasOwn(said, name) ? said[name] : null)
      return level ? [[name, level]] : []
    }),
  )

/** All five answers; null where one is missing. */
export const parseCondition = (said: { readonly [name: string]: unknown }): VehicleCondition | null => {
  const answers = parseConditionAnswers(said)
  return conditionNames.every((name) => answers[name]) ? (answers as VehicleCondition) : null
}
