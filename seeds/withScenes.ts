import { drawScene, type SceneKind } from './art/drawScene'
import { type ArtBody, artBodies } from './art/VehicleArt'
import type { Pictures } from './pictures'

/** A picture asked for in words: `scene:coast`, or with a vehicle in it, `scene:coast largeSuv #f1f2f0`. */
const sceneOf = (words: string) => {
  const [kind = '', body, colour] = words.slice('scene:'.length).split(' ')
  const vehicle = artBodies.find((known): known is ArtBody => known === body)
  return { kind: kind as SceneKind, seed: kind.length, ...(vehicle && colour && { vehicle: { body: vehicle, colour } }) }
}

/** Replaces every scene asked for in a config with the key of the stored drawing. */
export const withScenes = async <T>(values: T, pictures: Pictures): Promise<T> => {
  if (typeof values === 'string') {
    if (!values.startsWith('scene:')) return values
    return (await pictures.drawing(values, 'scenes', () => drawScene(sceneOf(values)))) as T
  }
  if (Array.isArray(values)) return (await Promise.all(values.map((value) => withScenes(value, pictures)))) as T
  if (values && typeof values === 'object') {
    return Object.fromEntries(
      await Promise.all(Object.entries(values).map(async ([key, value]) => [key, await withScenes(value, pictures)])),
    ) as T
  }
  return values
}
