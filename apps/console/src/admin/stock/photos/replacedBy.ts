/**
 * The photos that one of several new photos takes the place of: each of one, the last of all that are left. So an upload that stops halfway
 * leaves a car with as many photos as it had.
 */
export const replacedBy = (photos: readonly string[], index: number, count: number): readonly string[] =>
  photos.slice(index, index === count - 1 ? undefined : index + 1)
