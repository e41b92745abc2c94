import { drawMakeMark, marksOf } from './art/drawMakeMark'
import makeNames from './makes.json'
import type { Pictures } from './pictures'
import { makesOf } from './stock/makesOf'

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Every make sold or traded in Australia and New Zealand (MOD-03), with the models the demo stock knows, and a mark of our own for those it sells (SRC-08). */
export const manufacturerRows = async (pictures: Pick<Pictures, 'drawing'>) => {
  const known = makesOf(['car', 'motorcycle', 'caravan'])
  const names = [...new Set([...makeNames, ...known.map(({ name }) => name)])].sort((a, b) => a.localeCompare(b, 'en'))
  const sold = new Set(known.map(({ name }) => name))
  const marks = marksOf(names.filter((name) => sold.has(name)))
  const logoOf = async (name: string) =>
    sold.has(name)
      ? { logoKey: await pictures.drawing(`make:${name}`, 'makes', () => drawMakeMark({ name, mark: marks.get(name) ?? '' })) }
      : {}
  const row = async (name: string) => ({
    slug: slugOf(name),
    name,
    ...(await logoOf(name)),
    models: known
      .filter((make) => make.name === name)
      .flatMap((make) => make.models)
      .map((model) => ({ slug: slugOf(model.name), name: model.name, body: model.body, status: 'current' })),
  })
  return Promise.all(names.map(row))
}
