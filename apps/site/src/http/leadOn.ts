/** Leads a browser on to a path of the site after a form was sent, with cookies set; kept by nobody. */
export function leadOn(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
