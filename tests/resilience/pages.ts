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

export const hosts = ['saltbush.localhost', 'kauri.localhost', 'stillwater.localhost', 'long-paddock.localhost'] as const
