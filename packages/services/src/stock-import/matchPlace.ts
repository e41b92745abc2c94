const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Words beside the name of a location that make it no other place: “Armidale yard”, “Penrith NSW 2750”. */
const ofYard =
  /^(?:the|at|in|of|our|yard|branch|site|lot|location|dealership|showroom|store|main|head|office|sales|used|new|pre|owned|preowned|demo|cars?|vehicles?|stock|motors|automotive|centre|center|nsw|vic|qld|wa|sa|tas|act|nt|nz|australia|\d{4})$/

/** Whether a text has the name of a location, and otherwise only words of a yard. “Outback Kia Darwin” may be another business. */
const namesIt = (wanted: string, name: string): boolean => {
  const [before, after] = ` ${wanted} `.split(` ${name} `)
  return after !== undefined && `${before} ${after}`.split(' ').every((word) => word === '' || ofYard.test(word))
}

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
  const found = fits((name) => name === wanted) ?? fits((name) => ` ${name} `.includes(` ${wanted} `) || namesIt(wanted, name))
  return found?.locationId ?? null
}
