import type { Reading } from './Reading'

/**
 * Models leave out every other car of the makes said (SRC-06): where a make stands alone beside the model of another, the model can't be a
 * condition.
 */
export const settleModels = (reading: Reading): void => {
  const { makes, models, values } = reading
  const isAlone = makes.some((meant) => !meant.some((make) => values.get('make')?.has(make)))
  reading.add('values', 'make', makes.flat())
  if (isAlone) reading.unclear.push(...models.map(({ text }) => text))
  else
    reading.add(
      'values',
      'model',
      models.map(({ model }) => model),
    )
}
