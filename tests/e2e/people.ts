/** Demo users by role. */
export const people = {
  admin: 'admin@forecourt.example',
  onboarder: 'onboarder@forecourt.example',
  auditor: 'auditor@forecourt.example',
  'group manager of Meridian': 'manager@meridianmotor.example',
  'publisher of Karri Coast': 'publisher@karricoasttoyota.example',
  'editor of Saltbush': 'editor@saltbushmotors.example',
  'lead handler of Saltbush': 'leads@saltbushmotors.example',
} as const

export type Person = keyof typeof people
