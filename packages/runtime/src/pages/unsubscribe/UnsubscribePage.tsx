import { sendsAlerts, type UnsubscribeContext } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { PageProps } from '../../PageProps'
import { ArrowLink } from '../../ui/ArrowLink'
import { Button } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'

const texts: { readonly [State in UnsubscribeContext['state']]: string | null } = {
  asked: null,
  stopped: null,
  old: 'That link has expired. Enter your email address instead and we’ll stop the emails.',
  address: 'Please enter the email address we’ve been emailing.',
  wait: 'That’s a lot of attempts. Please wait a few minutes.',
}

/**
 * Unsubscribes from a site's email: with one click from an email's link, else by entering the address (RTE-23). Says so if the site sends
 * no email.
 */
export const UnsubscribePage = ({ config, data }: PageProps<'unsubscribe'>) => {
  const { token, state } = data.unsubscribing
  const { name, email } = config.identity
  const sends = sendsAlerts(config)
  const problem = texts[state]
  return (
    <Container width="narrow" className="pt-8 pb-section lg:pt-14">
      <Heading level={1} size="section">
        {state === 'stopped' ? 'Done, no more stock emails' : 'Unsubscribe'}
      </Heading>
      {problem && (
        <p role="alert" className="mt-4 rounded-field border border-danger p-4 font-semibold text-danger">
          {problem}
        </p>
      )}
      {state === 'stopped' ? (
        <p className="mt-4 max-w-prose text-muted text-pretty" role="status">
          If this address was getting stock emails from {name}, they’ll stop now. You’ll still get replies to your enquiries.
        </p>
      ) : sends ? (
        <form method="post" action="/api/unsubscribe" className="mt-4 grid max-w-md gap-5">
          <p className="text-muted text-pretty">
            {token === ''
              ? `Enter your email address to stop stock emails from ${name}. That’s all we need.`
              : `Tap the button to stop stock emails from ${name}.`}
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
          This site doesn’t send newsletters or stock emails, so there’s nothing to unsubscribe from. If you’d rather not get emails from{' '}
          {name}, let us know{email ? ` at ${email}` : ''}.
        </p>
      )}
      <div className="mt-8">
        <ArrowLink href="/search">See what’s in stock</ArrowLink>
      </div>
    </Container>
  )
}
