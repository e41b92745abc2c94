import type { ScenarioPost } from '../../Scenario'

/** What Kauri writes. */
export const posts: readonly ScenarioPost[] = [
  {
    title: 'Reading the card in the window',
    category: 'buying-guides',
    summary: 'What the consumer information notice says, line by line.',
    body: 'Every used car for sale has a card in its window. It says who sells it, what it costs, when it was first registered here and overseas, and whether money is owing on it.\n\nRead it before you read us.',
    picture: 'inspection',
    imageAlt: 'A car under the lamps of an inspection bay',
    daysAgo: 11,
  },
]
