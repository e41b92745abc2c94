/** Filters a catalogue list by owner: organisations or the platform. */
export const ownershipFilter = {
  source: 'ownership',
  label: 'Owner',
  choices: [
    { value: 'own', label: 'One business' },
    { value: 'platform', label: 'All dealers' },
  ],
} as const
