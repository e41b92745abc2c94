/**
 * The old photos that a new photo of a batch replaces: each new photo replaces one, and the last new photo replaces all old ones that are
 * left. So an upload that stops halfway leaves a car with as many photos as it had.
 */
export const replacedPhotos = (photos: readonly string[], index: number, count: number): readonly string[] =>
  photos.slice(index, index === count - 1 ? undefined : index + 1)
