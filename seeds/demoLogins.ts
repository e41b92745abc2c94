import type { Role } from '@forecourt/rules/access/roles'

export interface DemoLogin {
  readonly name: string
  readonly role: string
  readonly email: string
  readonly password: string
  readonly membership: { readonly role: Role; readonly organisation: string | null }
}

const login = (name: string, role: string, email: string, membership: DemoLogin['membership']): DemoLogin => ({
  name,
  role,
  email,
  password: 'demo-forecourt',
  membership,
})

/** Users of the demo installation, one for each role; seeded into an empty database only. */
export const demoLogins: readonly DemoLogin[] = [
  login('Robin Platform', 'Administrator (staff)', 'admin@forecourt.example', { role: 'platformAdmin', organisation: null }),
  login('Onno Onboarder', 'Onboarder (staff)', 'onboarder@forecourt.example', { role: 'onboarder', organisation: null }),
  login('Suki Support', 'Support (staff)', 'support@forecourt.example', { role: 'support', organisation: null }),
  login('Audrey Auditor', 'Auditor (staff)', 'auditor@forecourt.example', { role: 'auditor', organisation: null }),
  login('Mia Meridian', 'Group Manager, Meridian', 'manager@meridianmotor.example', { role: 'groupManager', organisation: 'meridian' }),
  login('Dana Saltbush', 'Dealer Principal, Saltbush', 'principal@saltbushmotors.example', {
    role: 'dealerPrincipal',
    organisation: 'saltbush',
  }),
  login('Lena Leads', 'Sales, Saltbush', 'sales@saltbushmotors.example', { role: 'sales', organisation: 'saltbush' }),
  login('Stan Stock', 'Stock, Saltbush', 'stock@saltbushmotors.example', { role: 'stock', organisation: 'saltbush' }),
  login('Petra Marketing', 'Marketing, Karri Coast', 'marketing@karricoasttoyota.example', {
    role: 'marketing',
    organisation: 'karri-coast',
  }),
  login('Eddie Editor', 'Website Editor, Saltbush', 'editor@saltbushmotors.example', { role: 'editor', organisation: 'saltbush' }),
  login('Fiona Finance', 'Finance, Karri Coast', 'finance@karricoasttoyota.example', { role: 'finance', organisation: 'karri-coast' }),
]
