interface Make {
  readonly name: string
  readonly models: readonly string[]
}

const plainly = (name: string) => name.toLowerCase()

/** Makes with their models, and others beside: models of a make that is among the first join it, each name once (MOD-03). */
export const joinMakes = (makes: readonly Make[], others: readonly Make[]): Make[] => {
  const isKnown = ({ name }: Make) => makes.some((make) => plainly(make.name) === plainly(name))
  const joined = makes.map((make) => {
    const more = others.filter(({ name }) => plainly(name) === plainly(make.name)).flatMap(({ models }) => models)
    const taken = new Set(make.models.map(plainly))
    return { ...make, models: [...make.models, ...more.filter((model) => !taken.has(plainly(model)))] }
  })
  return [...joined, ...others.filter((make) => !isKnown(make))]
}
