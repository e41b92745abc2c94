/** HTTP status codes of redirects, with labels. */
export const redirectKinds = [
  { code: '301', label: 'Permanent (301)' },
  { code: '302', label: 'Temporary (302)' },
  { code: '308', label: 'Permanent, including forms (308)' },
  { code: '410', label: 'Permanently removed (410)' },
] as const
