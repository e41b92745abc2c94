import makeNames from './makes.json'
import { makesOf } from './stock/makesOf'

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Every make sold or traded in Australia and New Zealand (MOD-03), with the models the demo stock knows. */
export const manufacturerRows = () => {
  const known = makesOf(['car', 'motorcycle', 'caravan'])
  const names = [...new Set([...makeNames, ...known.map(({ name }) => name)])].sort((a, b) => a.localeCompare(b, 'en'))
  return names.map((name) => ({
    slug: slugOf(name),
    name,
    models: known
      .filter((make) => make.name === name)
      .flatMap((make) => make.models)
      .map((model) => ({ slug: slugOf(model.name), name: model.name, body: model.body, status: 'current' })),
  }))
}
