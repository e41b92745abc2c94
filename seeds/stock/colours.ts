/** A paint with its dealer name and drawn colour. */
export interface Paint {
  readonly name: string
  readonly colour: string
}

export const paints: readonly Paint[] = [
  { name: 'White', colour: '#f1f2f0' },
  { name: 'White', colour: '#f1f2f0' },
  { name: 'Silver', colour: '#b9bec4' },
  { name: 'Grey', colour: '#6b7178' },
  { name: 'Graphite', colour: '#3f444a' },
  { name: 'Black', colour: '#17191c' },
  { name: 'Blue', colour: '#1f4e8c' },
  { name: 'Light blue', colour: '#6f9cc0' },
  { name: 'Red', colour: '#a8201a' },
  { name: 'Green', colour: '#3d5a4a' },
  { name: 'Bronze', colour: '#8a6a48' },
  { name: 'Orange', colour: '#d2601a' },
]
