import type { SignIn } from '@forecourt/rules/accounts/SignIn'
import { Button } from '../../ui/Button'

export interface SignInStepProps {
  readonly step: SignIn['step']
  readonly isFaulty: boolean
  readonly way: Pick<SignIn, 'type' | 'redirect' | 'back'>
  /** Whether codes go to mobiles, too. */
  readonly sms: boolean
}

const steps = {
  contact: { action: '/api/account/code', button: 'Send me a code' },
  code: { action: '/api/account/sign-in', button: 'Sign in' },
  phone: { action: '/api/account/phone', button: 'Go on' },
} as const satisfies { readonly [Step in SignIn['step']]: { readonly action: string; readonly button: string } }

/** One step of signing in: a form of one field. */
export const SignInStep = ({ step, isFaulty, way, sms }: SignInStepProps) => {
  const { action, button } = steps[step]
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
          {step === 'contact' ? (sms ? 'Email or mobile' : 'Email') : step === 'code' ? 'Code' : 'Phone'}
        </label>
        {step === 'contact' && (
          <input
            {...shared}
            name="contact"
            type={sms ? 'text' : 'email'}
            inputMode="email"
            autoComplete={sms ? 'username' : 'email'}
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
        {button}
      </Button>
    </form>
  )
}
