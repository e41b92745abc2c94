/** Cached pages, and searches that are always rendered. */
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

/** Australian sites, where the phone number is valid. */
export const hosts = ['saltbush.localhost', 'geelong-mazda.localhost', 'stillwater.localhost', 'long-paddock.localhost'] as const
