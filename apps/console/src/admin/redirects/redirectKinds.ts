/** HTTP status codes of redirects, with labels. */
export const redirectKinds = [
  { code: '301', label: 'For good (301)' },
  { code: '302', label: 'For now (302)' },
  { code: '308', label: 'For good, forms too (308)' },
  { code: '410', label: 'Gone for good (410)' },
] as const
