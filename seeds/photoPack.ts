import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Car } from '@forecourt/rules/entities/Car'
import { toSlug } from '@forecourt/rules/routing/toSlug'

/** What decides which photographs a car gets. */
export type PhotographedCar = Pick<Car, 'stockNumber' | 'make' | 'model' | 'body'>

/** Finds the photographs of a car, as paths of files; empty if the pack has none. */
export type PhotoPack = (car: PhotographedCar) => readonly string[]

export const noPhotos: PhotoPack = () => []

/** A body as shoppers write it, such as 'people Mover'. */
const bodyInWords = (body: string) => body.replaceAll(/([A-Z])/g, ' $1')

const isPhoto = (file: string) => /\.(?:jpe?g|png|webp|avif)$/i.test(file)

/**
 * A folder of photographs with a folder for each stock number, make and model, or body, such as `kh501`, `toyota-corolla` or `suv`. The
 * first that exists is used, in this order; its files are in the order of their names.
 */
export const readPhotoPack = async (directory: string): Promise<PhotoPack> => {
  const folders = new Map<string, readonly string[]>()
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: unknown) => {
    throw new Error(`The folder of photographs ${directory} can't be read.`, { cause: error })
  })
  for (const entry of entries) {
    if (!entry.isDirectory()) continue
    const folder = path.join(directory, entry.name)
    const files = (await readdir(folder)).filter(isPhoto).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    if (files.length > 0)
      folders.set(
        toSlug(entry.name),
        files.map((file) => path.join(folder, file)),
      )
  }
  if (folders.size === 0)
    throw new Error(`${directory} has no folder with photographs: name folders by stock number, make and model, or body.`)
  return ({ stockNumber, make, model, body }) =>
    [stockNumber, `${make} ${model}`, bodyInWords(body ?? '')]
      .map((name) => folders.get(toSlug(name)))
      .find((files) => files !== undefined) ?? []
}
