/** Past so many different ones, looking further texts up costs more than sharing them saves. */
const mostTexts = 20_000
const mostLists = 20_000

/**
 * Interns lists of texts that many cars have alike, each in memory once: a hundred thousand cars share some hundred features, and
 * cars of one grade often the whole list. Whoever changes a list changes it for all.
 */
export const createSharedTexts = () => {
  const texts = new Map<string, string>()
  const lists = new Map<string, readonly string[]>()
  return (list: readonly string[]): readonly string[] => {
    const key = list.join('\n')
    const known = lists.get(key)
    if (known) return known
    const shared = list.map((text) => {
      const before = texts.get(text)
      if (before === undefined && texts.size < mostTexts) texts.set(text, text)
      return before ?? text
    })
    if (lists.size < mostLists) lists.set(key, shared)
    return shared
  }
}
