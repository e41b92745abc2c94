import type { ConfigProblem } from '../layers/Layer'

export const validateValues = (_values: unknown): ConfigProblem[] => {
  throw new Error('Not written yet.')
}
