/** Pages that are kept in memory, and searches that are made anew each time. */
export const pages = [
  ['saltbush.localhost', '/'],
  ['kauri.localhost', '/'],
  ['saltbush.localhost', '/search'],
  ['stillwater.localhost', '/'],
  ['long-paddock.localhost', '/search'],
  ['kauri.localhost', '/our-location'],
  ['saltbush.localhost', '/finance'],
  ['karri-coast-toyota.localhost', '/'],
] as const

/** Sites in Australia, where the number that is sent is one. */
export const hosts = ['saltbush.localhost', 'geelong-mazda.localhost', 'stillwater.localhost', 'long-paddock.localhost'] as const
