/** Purposes of a location; empty means sales. */
export const locationTypes = [
  { value: '', label: 'Everything' },
  { value: 'sales', label: 'Sales' },
  { value: 'service', label: 'Service' },
  { value: 'parts', label: 'Parts' },
] as const

export const departmentNames = { sales: 'Sales', service: 'Service', parts: 'Parts' } as const
export type DepartmentName = keyof typeof departmentNames

export const timeZones = [
  { value: 'Australia/Sydney', label: 'Sydney, Canberra' },
  { value: 'Australia/Melbourne', label: 'Melbourne' },
  { value: 'Australia/Brisbane', label: 'Brisbane' },
  { value: 'Australia/Adelaide', label: 'Adelaide' },
  { value: 'Australia/Broken_Hill', label: 'Broken Hill' },
  { value: 'Australia/Perth', label: 'Perth' },
  { value: 'Australia/Darwin', label: 'Darwin' },
  { value: 'Australia/Hobart', label: 'Hobart' },
  { value: 'Australia/Lord_Howe', label: 'Lord Howe Island' },
  { value: 'Pacific/Auckland', label: 'New Zealand' },
  { value: 'Pacific/Chatham', label: 'Chatham Islands' },
] as const
