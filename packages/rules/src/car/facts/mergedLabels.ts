/**
 * Puts the labels of several lists into one order that keeps each list's own as far as it can: a label that only some have comes
 * after the one it follows there (FAV-02).
 *
 * @example mergedLabels([['Fuel', 'Seats'], ['Fuel', 'Drive', 'Seats']]) // ['Fuel', 'Drive', 'Seats']
 */
export const mergedLabels = (lists: readonly (readonly string[])[]): string[] => {
  const merged: string[] = []
  for (const list of lists) {
    let next = 0
    for (const label of list) {
      const known = merged.indexOf(label)
      if (known < 0) merged.splice(next, 0, label)
      next = (known < 0 ? next : known) + 1
    }
  }
  return merged
}
