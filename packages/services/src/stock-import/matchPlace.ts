const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Matches a location by all or part of its name or suburb, such as Tamworth for South Tamworth; null if none or several match. */
export const matchPlace = (
  text: string,
  places: readonly { readonly locationId: string; readonly called: readonly string[] }[],
): string | null => {
  const wanted = plain(text)
  if (wanted === '') return null
  const fits = (test: (name: string) => boolean) => {
    const found = places.filter(({ called }) => called.map(plain).some((name) => name !== '' && test(name)))
    return found.length === 1 ? found[0] : undefined
  }
  const found =
    fits((name) => name === wanted) ?? fits((name) => ` ${name} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${name} `))
  return found?.locationId ?? null
}
