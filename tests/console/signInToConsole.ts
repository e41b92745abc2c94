/** Signs in as a demo user by HTTP and returns the cookie header. */
export const signInToConsole = async (consoleUrl: string, email: string, password = 'demo-forecourt') => {
  const cookies = new Map<string, string>()
  const take = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const csrf = await fetch(`${consoleUrl}/api/auth/csrf`)
  take(csrf)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const answer = await fetch(`${consoleUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: header(), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, email, password, json: 'true', callbackUrl: consoleUrl }),
  })
  take(answer)
  if (![...cookies.keys()].some((name) => name.includes('session-token')))
    throw new Error(`Signing in as ${email} failed: ${answer.status} ${await answer.text()}`)
  return header()
}
