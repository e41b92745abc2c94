/** An answer for programs, never kept by anyone. */
export function answer(body: unknown, status = 200, headers: { readonly [name: string]: string } = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
