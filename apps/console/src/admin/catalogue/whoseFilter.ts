/** Filters a catalogue list by owner: organisations or the platform. */
export const whoseFilter = {
  source: 'ownership',
  label: 'For',
  choices: [
    { value: 'own', label: 'One business' },
    { value: 'platform', label: 'All dealers' },
  ],
} as const
