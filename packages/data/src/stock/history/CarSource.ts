import type { Actor } from '../../Actor'

/** The feed a change came from. */
export interface CarFeed {
  readonly id: string
  readonly name: string
}

/** Who or what changes a car: a person, or a feed in whoever's name it runs. */
export interface CarSource {
  readonly actor: Actor
  readonly feed?: CarFeed
}
