/**
 * Merges lists of labels into one order that keeps each list's order where possible: a label found only in some lists follows its
 * predecessor there (FAV-02).
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
