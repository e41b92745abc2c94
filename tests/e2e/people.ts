/** Demo users by role. */
export const people = {
  admin: 'admin@forecourt.example',
  onboarder: 'onboarder@forecourt.example',
  support: 'support@forecourt.example',
  auditor: 'auditor@forecourt.example',
  'group manager of Meridian': 'manager@meridianmotor.example',
  'marketing of Karri Coast': 'marketing@karricoasttoyota.example',
  'principal of Saltbush': 'principal@saltbushmotors.example',
  'stock of Saltbush': 'stock@saltbushmotors.example',
  'finance of Karri Coast': 'finance@karricoasttoyota.example',
  'editor of Saltbush': 'editor@saltbushmotors.example',
  'sales of Saltbush': 'sales@saltbushmotors.example',
} as const

export type Person = keyof typeof people
