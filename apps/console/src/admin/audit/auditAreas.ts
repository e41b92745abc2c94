/** The areas of the console in which things are done, by the first part of an action's name. */
export const auditAreas = [
  { value: 'site', label: 'Sites and publishing' },
  { value: 'layer', label: 'Layers' },
  { value: 'domain', label: 'Domains' },
  { value: 'onboarding', label: 'Onboarding' },
  { value: 'location', label: 'Locations' },
  { value: 'image', label: 'Images' },
  { value: 'car', label: 'Stock' },
  { value: 'lead', label: 'Leads' },
  { value: 'user', label: 'People' },
] as const
