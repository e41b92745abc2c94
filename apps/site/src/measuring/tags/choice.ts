/** How somebody decided about services of others, about which words, and when. */
export interface Choice {
  readonly choice: 'all' | 'none'
  readonly version: string
  /** ISO in UTC. */
  readonly at: string
}

const key = 'measuring-choice'

/** What was decided about these very words and services; null where nothing was, or about others. */
export function readChoice(version: string): Choice | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Choice | null
    return stored?.version === version && (stored.choice === 'all' || stored.choice === 'none') ? stored : null
  } catch {
    return null
  }
}

export function storeChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice))
  } catch {
    // Full or forbidden: it counts for this page.
  }
}
