import { drawScene, type SceneKind } from './art/drawScene'
import type { Pictures } from './pictures'

/** Replaces every 'scene:coast' and the like in a config with the key of the stored drawing. */
export const withScenes = async <T>(values: T, pictures: Pictures): Promise<T> => {
  if (typeof values === 'string') {
    if (!values.startsWith('scene:')) return values
    const kind = values.slice('scene:'.length) as SceneKind
    return (await pictures.drawing(values, 'scenes', () => drawScene({ kind, seed: kind.length }))) as T
  }
  if (Array.isArray(values)) return (await Promise.all(values.map((value) => withScenes(value, pictures)))) as T
  if (values && typeof values === 'object')
    return Object.fromEntries(
      await Promise.all(Object.entries(values).map(async ([key, value]) => [key, await withScenes(value, pictures)])),
    ) as T
  return values
}
