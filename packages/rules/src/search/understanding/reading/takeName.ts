import type { Name } from '../Name'
import type { Reading } from '../Reading'

/** Takes over what a name stands for as wanted, or as not wanted (SRC-06). */
export const takeName = (reading: Reading, name: Name, isNegated: boolean, text: string): void => {
  const { make = [], model, ...others } = name.values
  const to = isNegated ? 'excluded' : 'values'
  if (isNegated) reading.add(to, model ? 'model' : 'make', model ?? make)
  else if (model) {
    for (const one of model) reading.models.push({ model: one, text })
    reading.add(to, 'make', make)
  } else if (make.length > 0) reading.makes.push(make)
  for (const [facet, values] of Object.entries(others)) reading.add(to, facet, values)
}
