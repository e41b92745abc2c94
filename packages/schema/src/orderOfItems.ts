/**
 * The merged order of a list merged by id: the stronger layer's items in its order, and each other weaker item right after its nearest
 * weaker predecessor, or at the start if it has none. Example: weaker a b c d, stronger d b → a d b c.
 */
export const orderOfItems = (weaker: readonly string[], stronger: readonly string[]): string[] => {
  const mentioned = new Set(stronger)
  const followers = new Map<string | null, string[]>()
  let predecessor: string | null = null
  for (const id of weaker) {
    if (mentioned.has(id)) predecessor = id
    else followers.set(predecessor, [...(followers.get(predecessor) ?? []), id])
  }
  return [...(followers.get(null) ?? []), ...stronger.flatMap((id) => [id, ...(followers.get(id) ?? [])])]
}
