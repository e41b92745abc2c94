import type { Need } from './Part'

interface Conditions<About> {
  readonly needs: readonly Pick<Need<About>, 'holds' | 'asked'>[]
}

/** Says whether a part shows: every need of it holds. Asked by components for every car of a list, so it is a plain loop. */
export const shows = <About>({ needs }: Conditions<About>, about: About): boolean => {
  for (const need of needs) if ((!need.asked || need.asked(about, true)) && !need.holds(about)) return false
  return true
}
