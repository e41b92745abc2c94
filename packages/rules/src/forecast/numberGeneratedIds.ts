/** Ids that React generates, such as `_R_1a_` and `_i7-R_1a_`. */
const generatedIds = /_(?:[it][\d-]+)?[rR]_[0-9a-z]*_/g

/** Replaces the generated ids of a document by consecutive numbers, so that a forecast doesn't report different ids as a change (CFG-12). */
export const numberGeneratedIds = (html: string): string => {
  const known = new Map<string, string>()
  return html.replace(generatedIds, (id) => {
    const name = known.get(id) ?? `id-${known.size + 1}`
    known.set(id, name)
    return name
  })
}
