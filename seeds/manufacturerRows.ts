import type { NewManufacturer } from '@forecourt/data/manufacturers/insertManufacturers'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import makeNames from './makes.json'
import { modelRow } from './models/modelRow'
import { soldMakes } from './models/soldMakes'
import type { Pictures } from './pictures'
import { presetLayers } from './presetLayers'

/**
 * All makes of Australia and New Zealand (MOD-03), with the models of the demo stock and their facts. They have no logos, since those
 * belong to the manufacturers. Models of makes with a layer have pictures in every colour.
 */
export const manufacturerRows = async (pictures: Pick<Pictures, 'drawn'>): Promise<NewManufacturer[]> => {
  const makes = soldMakes()
  const names = [...new Set([...makeNames, ...makes.map(({ name }) => name)])].sort((a, b) => a.localeCompare(b, 'en'))
  const layers = new Set(presetLayers.filter(({ kind }) => kind === 'manufacturer').map(({ slug }) => slug))
  const row = async (name: string) => {
    const models = makes.filter((make) => make.name === name).flatMap((make) => make.models)
    return {
      slug: toSlug(name),
      name,
      models: await Promise.all(models.map((model) => modelRow(name, model, pictures, { inColours: layers.has(toSlug(name)) }))),
    }
  }
  return Promise.all(names.map(row))
}
