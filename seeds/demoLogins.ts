import type { Role } from '@forecourt/rules/access/permissions'

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

/** Users of the demo installation; seeded into an empty database only. */
export const demoLogins: readonly DemoLogin[] = [
  login('Robin Platform', 'Platform admin', 'admin@forecourt.example', { role: 'platformAdmin', organisation: null }),
  login('Onno Onboarder', 'Onboarder (staff)', 'onboarder@forecourt.example', { role: 'onboarder', organisation: null }),
  login('Mia Meridian', 'Group manager, Meridian', 'manager@meridianmotor.example', { role: 'groupManager', organisation: 'meridian' }),
  login('Petra Publisher', 'Publisher, Karri Coast', 'publisher@karricoasttoyota.example', {
    role: 'publisher',
    organisation: 'karri-coast',
  }),
  login('Eddie Editor', 'Editor, Saltbush', 'editor@saltbushmotors.example', { role: 'editor', organisation: 'saltbush' }),
  login('Lena Leads', 'Lead handler, Saltbush', 'leads@saltbushmotors.example', { role: 'leadHandler', organisation: 'saltbush' }),
  login('Audrey Auditor', 'Auditor (staff)', 'auditor@forecourt.example', { role: 'auditor', organisation: null }),
]
