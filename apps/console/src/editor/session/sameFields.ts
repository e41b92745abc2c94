/** Shallow equality of two records. */
export const sameFields = <Value extends object>(a: Value, b: Value): boolean => {
  const keys = Object.keys(a) as (keyof Value)[]
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]))
}
