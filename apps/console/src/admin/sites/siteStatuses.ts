/** The filter of sites by status. */
export const siteStatuses = {
  source: 'status',
  label: 'Status',
  choices: [
    { value: 'live', label: 'Live' },
    { value: 'draft', label: 'Never published' },
    { value: 'paused', label: 'Closed temporarily' },
    { value: 'archived', label: 'Archived' },
  ],
} as const
