/** Narrows a list of the catalogue to what businesses wrote themselves, or to what the platform brings. */
export const whoseFilter = {
  source: 'ownership',
  label: 'For',
  choices: [
    { value: 'own', label: 'One business' },
    { value: 'platform', label: 'All dealers' },
  ],
} as const
