/** For how long a link to a draft may open it. */
export const shareDays = [
  { days: 1, label: 'A day' },
  { days: 7, label: 'A week' },
  { days: 30, label: '30 days' },
] as const
