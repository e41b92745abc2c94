import { valueAt } from '@forecourt/schema/layers/valueAt'
import { pointerSegments } from '@forecourt/schema/pointer/pointerSegments'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { writeSetting } from '../lists/writeSetting'
import { isPathOfTitle, titlePath } from './titlePath'

/**
 * A layer in which the path of a page follows the title just written, as long as nobody typed a path and shoppers never saw one
 * (RTE-23).
 *
 * @param config what the draft amounted to before the title was written
 * @param known what is live and what layers above say: a page that is there keeps its path
 */
export const withTitlePath = (
  values: ConfigValues,
  config: ResolvedConfig,
  pointer: string,
  title: unknown,
  known: readonly (ResolvedConfig | undefined)[],
): ConfigValues => {
  const [section, list, id = '', key, deeper] = pointerSegments(pointer)
  if (section !== 'pages' || list !== 'list' || key !== 'title' || deeper !== undefined || typeof title !== 'string') return values
  const page = config.pages.list.find((each) => each.id === id)
  if (!page || !isPathOfTitle(page) || known.some((other) => valueAt(other, `/pages/list/${id}`) !== undefined)) return values
  const path = titlePath(config.pages.list, id, title)
  return path === null ? values : writeSetting(values, config, `/pages/list/${id}/path`, path)
}
