import { sendsAlerts, type Unsubscribing } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { PageProps } from '../../PageProps'
import { ArrowLink } from '../../ui/ArrowLink'
import { Button } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'

const said: { readonly [State in Unsubscribing['state']]: string | null } = {
  asked: null,
  stopped: null,
  old: 'That link is too old. Type the address instead, and the mail stops as well.',
  address: 'Please enter the email address the mail came to.',
  wait: 'That was a lot of tries. Please wait a few minutes.',
}

/**
 * Unsubscribes from a site's email: with one click from an email's link, else by entering the address (RTE-23). Says so if the site sends
 * no email.
 */
export const UnsubscribePage = ({ config, data }: PageProps<'unsubscribe'>) => {
  const { token, state } = data.unsubscribing
  const { name, email } = config.identity
  const sends = sendsAlerts(config)
  const problem = said[state]
  return (
    <Container width="narrow" className="pt-8 pb-section lg:pt-14">
      <Heading level={1} size="section">
        {state === 'stopped' ? 'Done: no more mail about cars' : 'Unsubscribe'}
      </Heading>
      {problem && (
        <p role="alert" className="mt-4 rounded-field border border-danger p-4 font-semibold text-danger">
          {problem}
        </p>
      )}
      {state === 'stopped' ? (
        <p className="mt-4 max-w-prose text-muted text-pretty" role="status">
          If this address was getting mail about cars from {name}, it stops now. Answers to what you ask the dealership still come.
        </p>
      ) : sends ? (
        <form method="post" action="/api/unsubscribe" className="mt-4 grid max-w-md gap-5">
          <p className="text-muted text-pretty">
            {token === ''
              ? `Ends the mail about cars that ${name} sends to an address. Nothing else is asked.`
              : `One press ends the mail about cars from ${name}.`}
          </p>
          {token === '' ? (
            <div>
              <label htmlFor="address" className="mb-1.5 block text-small font-semibold">
                Email
              </label>
              <input
                id="address"
                name="address"
                type="email"
                className="field"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                required
              />
            </div>
          ) : (
            <input type="hidden" name="token" value={token} />
          )}
          <Button type="submit" wide>
            Unsubscribe
          </Button>
        </form>
      ) : (
        <p className="mt-4 max-w-prose text-muted text-pretty">
          This site sends no newsletters and no mail about cars, so there is nothing to end here. If somebody at {name} writes to you and
          you would rather not hear from them, tell them{email ? ` at ${email}` : ''}.
        </p>
      )}
      <div className="mt-8">
        <ArrowLink href="/search">See all cars</ArrowLink>
      </div>
    </Container>
  )
}
