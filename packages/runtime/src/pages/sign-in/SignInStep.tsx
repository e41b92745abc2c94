import type { SignIn } from '@forecourt/rules/accounts/SignIn'
import { Button } from '../../ui/Button'

export interface SignInStepProps {
  readonly step: SignIn['step']
  readonly isFaulty: boolean
  readonly way: { readonly [name: string]: string }
  /** Whether codes go to mobiles, too. */
  readonly sms: boolean
  readonly adds: SignIn['adds']
}

const steps = {
  contact: { action: '/api/account/code', button: 'Send me a code' },
  code: { action: '/api/account/sign-in', button: 'Sign in' },
  phone: { action: '/api/account/phone', button: 'Go on' },
} as const satisfies { readonly [Step in SignIn['step']]: { readonly action: string; readonly button: string } }

const contacts = {
  both: { label: 'Email or mobile', type: 'text', inputMode: 'email', autoComplete: 'username' },
  email: { label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  mobile: { label: 'Mobile', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const

/** One step of signing in: a form of one field. */
export const SignInStep = ({ step, isFaulty, way, sms, adds }: SignInStepProps) => {
  const { action, button } = steps[step]
  const takes = adds ?? (sms ? 'both' : 'email')
  const shared = {
    id: 'entry',
    className: 'field',
    required: true,
    'aria-invalid': isFaulty || undefined,
    'aria-describedby': isFaulty ? 'problem' : undefined,
  } as const
  return (
    <form method="post" action={action} className="mt-6 grid gap-5">
      {Object.entries(way).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <label htmlFor="entry" className="mb-1.5 block text-small font-semibold">
          {step === 'contact' ? contacts[takes].label : step === 'code' ? 'Code' : 'Phone'}
        </label>
        {step === 'contact' && (
          <input
            {...shared}
            name="contact"
            type={contacts[takes].type}
            inputMode={contacts[takes].inputMode}
            autoComplete={contacts[takes].autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        )}
        {step === 'code' && (
          <input
            {...shared}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            className="field text-center text-subsection tracking-[0.3em] tabular-nums"
          />
        )}
        {step === 'phone' && <input {...shared} name="phone" type="tel" autoComplete="tel" maxLength={24} />}
      </div>
      <Button type="submit" wide>
        {adds && step === 'code' ? 'Add it' : button}
      </Button>
    </form>
  )
}
