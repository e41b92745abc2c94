import { sendsAlerts } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import { signInHref } from '@forecourt/rules/accounts/hasAccounts'
import { type SaveSearchState, saveSearchHref, saveSearchProblems } from '@forecourt/rules/accounts/SaveSearchState'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { PageProps } from '../../PageProps'
import { ArrowLink } from '../../ui/ArrowLink'
import { Button } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { FormButton } from '../garage/FormButton'

const headings: { readonly [Step in SaveSearchState['step']]: string } = {
  ask: 'Save this search',
  own: 'Save this search',
  sent: 'Check your email',
  confirm: 'Confirm your search',
  done: 'Your search is saved',
}

/** What saving does, before anything is entered. */
const savingPromise = (config: ResolvedConfig): string =>
  sendsAlerts(config)
    ? 'We’ll email you when a car that matches arrives, no more than once a day. You can stop the emails with one tap.'
    : `You’ll find it in ${config.garage.name} whenever you sign in with your email address.`

interface StepProps {
  readonly saving: SaveSearchState
}

/** Asks for the address once; the mail's link confirms it. */
const AskStep = ({ saving: { search, problem } }: StepProps) => {
  const back = saveSearchHref(search?.path ?? '/search')
  const isFaulty = problem === 'address'
  return (
    <>
      <form method="post" action="/api/account/request-search" className="mt-6 grid max-w-md gap-5">
        <input type="hidden" name="path" value={search?.path ?? ''} />
        <div>
          <label htmlFor="email" className="mb-1.5 block text-small font-semibold">
            Email
          </label>
          <input
            id="email"
            name="email"
            type="email"
            className="field"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            aria-invalid={isFaulty || undefined}
            aria-describedby={isFaulty ? 'problem' : undefined}
            required
          />
        </div>
        <Button type="submit" wide>
          Save search
        </Button>
      </form>
      <p className="mt-4 max-w-prose text-small text-muted text-pretty">
        We’ll send you a link to confirm the address is yours. Nothing is saved before that. Have an account?{' '}
        <a
          href={signInHref('my-garage', { redirect: back, back })}
          className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
        >
          Sign in
        </a>
      </p>
    </>
  )
}

const ConfirmStep = ({ saving: { token } }: StepProps) => (
  <div className="mt-6">
    <FormButton action="confirm-search" values={{ token }}>
      Confirm and save
    </FormButton>
  </div>
)

const OwnStep = ({ saving: { search } }: StepProps) => (
  <div className="mt-6">
    <FormButton action="keep-search" values={{ path: search?.path ?? '' }}>
      Save it
    </FormButton>
  </div>
)

/** Saves a search: what it does first, then the address, confirmed by a link (AUTH-02). Works without scripts. */
export const SaveSearchPage = ({ config, data }: PageProps<'saveSearch'>) => {
  const { saving } = data
  const { step, search, problem } = saving
  const isOpen = search !== null && step !== 'done'
  return (
    <Container width="narrow" className="pt-8 pb-section lg:pt-14">
      <Heading level={1} size="section">
        {headings[step]}
      </Heading>
      {problem && (
        <p id="problem" role="alert" className="mt-4 rounded-field border border-danger p-4 font-semibold text-danger">
          {saveSearchProblems[problem]}
        </p>
      )}
      {search && <p className="mt-3 font-semibold wrap-anywhere">{search.name}</p>}
      {step === 'sent' && (
        <p role="status" className="mt-3 max-w-prose text-muted text-pretty">
          We’ve emailed you a link. Open it to confirm your address, and your search is saved. The link works for seven days.
        </p>
      )}
      {step === 'done' && (
        <p role="status" className="mt-3 max-w-prose text-muted text-pretty">
          {savingPromise(config)}
        </p>
      )}
      {isOpen && step !== 'sent' && <p className="mt-3 max-w-prose text-muted text-pretty">{savingPromise(config)}</p>}
      {isOpen && step === 'ask' && <AskStep saving={saving} />}
      {isOpen && step === 'own' && <OwnStep saving={saving} />}
      {isOpen && step === 'confirm' && <ConfirmStep saving={saving} />}
      <div className="mt-8 flex flex-wrap gap-x-6">
        <ArrowLink href={search?.path ?? '/search'}>{search ? 'Back to the cars' : 'See all cars'}</ArrowLink>
        {step === 'done' && <ArrowLink href="/my-garage">{`Open ${config.garage.name}`}</ArrowLink>}
      </div>
    </Container>
  )
}
