import type { OAuthConfig } from 'next-auth/providers/oauth'
import type { Env } from '../env'

interface Profile {
  readonly sub: string
  readonly name?: string
  readonly email?: string
  readonly email_verified?: unknown
}

/** The OpenID Connect provider of a company, when the environment configures one. Unverified addresses are refused. */
export const oidcProvider = ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_LABEL }: Env): OAuthConfig<Profile>[] =>
  OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
    ? [
        {
          id: 'oidc',
          name: OIDC_LABEL,
          type: 'oauth',
          wellKnown: `${OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
          clientId: OIDC_CLIENT_ID,
          clientSecret: OIDC_CLIENT_SECRET,
          authorization: { params: { scope: 'openid email profile' } },
          idToken: true,
          checks: ['pkce', 'state', 'nonce'],
          profile: ({ sub, name, email, email_verified }) => ({
            id: sub,
            name: name ?? email ?? sub,
            email: email_verified === true ? email : null,
          }),
        },
      ]
    : []
