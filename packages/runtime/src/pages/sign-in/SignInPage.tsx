import { signInTypes } from '@forecourt/rules/accounts/hasAccounts'
import { type SignIn, type SignInMethod, signInProblems } from '@forecourt/rules/accounts/SignIn'
import { comparesCars, savesCars } from '@forecourt/rules/accounts/saved-cars/savedCarNeeds'
import { depositPromise } from '@forecourt/rules/checkout/depositPromise'
import { revealsBecomeLeads } from '@forecourt/rules/leads/phone-reveals/revealLead'
import { type BehindSignIn as Behind, behindSignIn } from '@forecourt/rules/pages/behindSignIn'
import type { PageDataOf } from '@forecourt/rules/pages/PageRules'
import { listed } from '@forecourt/rules/text/inSentence'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sendsTextMessages } from '@forecourt/schema/switches/contactSwitches'
import { DrawTerms } from '../../blocks/spin/DrawTerms'
import { PrizeList } from '../../blocks/spin/PrizeList'
import type { PageProps } from '../../PageProps'
import { Button } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Glyph } from '../../ui/Glyph'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { circleExclamationPoint } from '../../ui/icons/circleExclamationPoint'
import { withPhoneNumbers } from '../../ui/PhoneNumber'
import { CheckoutCar } from '../checkout/CheckoutCar'

/** The text of the page the user wanted, beside the sign-in form it requires (AUTH-04, AUTH-08). */
const BehindSignIn = ({ heading, text, parts, draws, config }: Behind & { readonly config: ResolvedConfig }) => (
  <div>
    <Heading level={1} size="title">
      {heading}
    </Heading>
    {text && <p className="mt-4 max-w-prose text-lead text-muted text-pretty">{text}</p>}
    {parts.length > 0 && (
      <>
        <p className="mt-8 font-semibold">Once you’re signed in</p>
        <ul className="mt-3 grid gap-3">
          {parts.map((part) => (
            <li key={part} className="flex gap-3">
              <Icon name="circleCheck" size={24} className="mt-0.5 shrink-0 text-link" />
              <span>{part}</span>
            </li>
          ))}
        </ul>
      </>
    )}
    {draws.map((draw) => (
      <div key={draw.id} className="mt-8">
        <PrizeList prizes={draw.prizes} />
        <div className="mt-6">
          <DrawTerms draw={draw} config={config} />
        </div>
      </div>
    ))}
  </div>
)

interface WantedCarProps {
  readonly wanted: NonNullable<PageDataOf<'signIn'>['wanted']>
  readonly config: ResolvedConfig
}

/** The car of the checkout that requires the sign-in, with its price and deposit. */
const WantedCar = ({ wanted, config }: WantedCarProps) => (
  <aside aria-label="The car" className="lg:rounded-card lg:border lg:border-line lg:p-5">
    <CheckoutCar {...wanted} config={config} />
    {wanted.kind !== 'subscribe' && (
      <p data-setting="/checkout/deposit" className="mt-3 text-small text-pretty">
        {depositPromise(config.checkout)[0]}
      </p>
    )}
  </aside>
)

interface SignInStepProps {
  readonly step: SignIn['step']
  readonly isFaulty: boolean
  readonly hiddenFields: { readonly [name: string]: string }
  /** Whether codes can be sent by SMS. */
  readonly sms: boolean
  readonly addedMethod: SignIn['addedMethod']
}

const steps = {
  contact: { action: '/api/account/code', button: 'Send me a code' },
  code: { action: '/api/account/sign-in', button: 'Sign in' },
  phone: { action: '/api/account/phone', button: 'Continue' },
} as const satisfies { readonly [Step in SignIn['step']]: { readonly action: string; readonly button: string } }

const contacts = {
  both: { label: 'Email or mobile', type: 'text', inputMode: 'email', autoComplete: 'username' },
  email: { label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  mobile: { label: 'Mobile', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const

/** A sign-in step: a form with one field. */
const SignInStep = ({ step, isFaulty, hiddenFields, sms, addedMethod }: SignInStepProps) => {
  const { action, button } = steps[step]
  const takes = addedMethod ?? (sms ? 'both' : 'email')
  const shared = {
    id: 'entry',
    className: 'field',
    required: true,
    'aria-invalid': isFaulty || undefined,
    'aria-describedby': isFaulty ? 'problem' : undefined,
  } as const
  return (
    <form method="post" action={action} className="mt-6 grid gap-5">
      {Object.entries(hiddenFields).map(([name, value]) => (
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
        {addedMethod && step === 'code' ? 'Add it' : button}
      </Button>
    </form>
  )
}

const addTexts = {
  email: { heading: 'Add your email address', text: 'You’ll be able to sign in with it too. We’ll send a code to check it’s yours.' },
  mobile: { heading: 'Add your mobile', text: 'You’ll be able to sign in with it too. We’ll send a code to check it’s yours.' },
} as const satisfies { readonly [Way in SignInMethod]: { readonly heading: string; readonly text: string } }

const linkClass = 'inline-flex min-h-11 items-center text-small font-semibold text-link underline-offset-4 hover:underline'

/**
 * Sign-in by one-time code, in steps that work without scripts: email or mobile, the code, and a phone number if required (RTE-13,
 * AUTH-03).
 */
export const SignInPage = ({ config, data, request }: PageProps<'signIn'>) => {
  const { signIn, site, wanted } = data
  const { type, step, problem, retrySeconds, sentTo, back, redirect, addedMethod } = signIn
  const { heading, text } = addedMethod ? addTexts[addedMethod] : signInTypes[type]
  const hiddenFields = { type, redirect, back, ...(addedMethod && { add: '1' }) }
  const behind = step === 'contact' && !addedMethod ? behindSignIn(redirect, { config, site, now: request.now }) : null
  const dealsWithCars = listed(
    [savesCars.holds({ config }) && 'save', comparesCars.holds({ config }) && 'compare', 'view'].filter((each) => each !== false),
  )
  const card = (
    <div className={behind ? '' : 'mx-auto w-full max-w-md'}>
      <div className="rounded-card border border-line bg-background p-6 sm:p-8" data-setting="/auth/enabled">
        <Heading level={behind ? 2 : 1} size="subsection">
          {step === 'contact' ? heading : step === 'code' ? 'Enter the code' : 'One more thing'}
        </Heading>
        <p className="mt-2 text-muted text-pretty wrap-anywhere">
          {step === 'contact' && text}
          {step === 'code' && withPhoneNumbers(`We’ve sent a six-digit code to ${sentTo}. It works for 10 minutes.`)}
          {step === 'phone' && 'What’s the best number to reach you on?'}
        </p>
        {problem && (
          <div role="alert" className="mt-5 flex gap-3 rounded-field border border-danger p-4 text-small">
            <Glyph path={circleExclamationPoint} size={22} className="shrink-0 text-danger" />
            <p id="problem" className="font-semibold text-danger">
              {signInProblems[problem]}
              {problem === 'soon' &&
                retrySeconds !== null &&
                ` You can request another in ${retrySeconds} ${retrySeconds === 1 ? 'second' : 'seconds'}.`}
            </p>
          </div>
        )}
        <SignInStep
          step={step}
          isFaulty={problem !== null && problem !== 'soon' && problem !== 'wait' && problem !== 'away'}
          hiddenFields={hiddenFields}
          sms={sendsTextMessages(config)}
          addedMethod={addedMethod}
        />
        <div className="mt-6 flex flex-wrap gap-x-6 border-t border-line pt-3">
          {step === 'code' && (
            <form method="post" action="/api/account/again">
              {Object.entries(hiddenFields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <button type="submit" className={`${linkClass} cursor-pointer`}>
                Send another code
              </button>
            </form>
          )}
          {step === 'code' && (
            <a href={`/sign-in?${new URLSearchParams(hiddenFields)}`} className={linkClass}>
              Use another address
            </a>
          )}
          <a href={step === 'phone' ? redirect : back} className={linkClass}>
            {addedMethod ? 'Go back without adding it' : step === 'phone' ? 'Skip' : 'Go back without signing in'}
          </a>
        </div>
        {step === 'contact' && !addedMethod && (
          <p className="mt-1 text-tiny text-muted text-pretty">
            There’s no password. We’ll set up your {config.identity.name} account the first time you sign in. You can delete it at any time.
            We can see which cars you {dealsWithCars} while signed in
            {revealsBecomeLeads(config) && ', and which ones you ask to see the phone number for'}.
          </p>
        )}
      </div>
    </div>
  )
  if (wanted)
    return (
      <Container className="grid max-w-md gap-8 pt-8 pb-section lg:max-w-none lg:grid-cols-[22rem_28rem] lg:items-start lg:justify-center lg:gap-12 lg:pt-14">
        <WantedCar wanted={wanted} config={config} />
        {card}
      </Container>
    )
  return (
    <Container width={behind ? 'page' : 'narrow'} className="pt-8 pb-section lg:pt-14">
      {behind ? (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-start lg:gap-16">
          <BehindSignIn {...behind} config={config} />
          {card}
        </div>
      ) : (
        card
      )}
    </Container>
  )
}
