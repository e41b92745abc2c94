import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { RouteNames } from '../routing/RouteNames'
import { modelPaths } from './modelPaths'

/**
 * Finds content pages whose address belongs to a model's page, and models that share an address (RTE-19): a page that nobody could reach
 * refuses a publish, by name; of two models the first is reached, which only the platform can part.
 */
export const modelPageClashes = (
  { pages }: Pick<ResolvedConfig, 'pages'>,
  { modelPages }: Pick<RouteNames, 'modelPages'>,
): ConfigProblem[] => {
  const ofPages = shownPages({ pages }).flatMap(({ id, title, path }): ConfigProblem[] => {
    if (isReservedPath(path)) return []
    const model = modelPages.find((each) => modelPaths([each]).includes(path))
    if (!model) return []
    const message = `The page “${title}” could not be reached: ${path} is the address of the model ${model.name}. Please choose another.`
    return [
      { pointer: `/pages/list/${id}/path`, where: `Pages › ${title} › Address`, message, severity: 'error', kind: 'value', topic: 'links' },
    ]
  })
  const ofModels = modelPages.flatMap((model, index): ConfigProblem[] => {
    const first = modelPages.findIndex(({ path }) => path === model.path)
    if (first === index) return []
    const message = `The models ${modelPages[first]?.name} and ${model.name} have the same address, ${model.path}: only the first can be reached there.`
    return [{ pointer: '/models/heading', where: 'Models', message, severity: 'warning', kind: 'value', topic: 'links' }]
  })
  return [...ofPages, ...ofModels]
}
