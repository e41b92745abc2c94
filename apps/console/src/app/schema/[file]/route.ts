import { composeFileSchema, fileSchemaPath } from '@forecourt/schema/json-schema/composeFileSchema'
import { env } from '../../../env'

/** The JSON Schema of config files, for any JSON editor. Public: contains no dealer's data (CFG-01). */
export const GET = async (_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> => {
  const { file } = await params
  const current = fileSchemaPath.slice('/schema/'.length)
  if (file === 'site-config.json') return Response.redirect(new URL(fileSchemaPath, env().CONSOLE_URL), 307)
  if (file !== current) return Response.json({ message: `There is no such schema. The current one is ${fileSchemaPath}.` }, { status: 404 })
  return new Response(JSON.stringify(composeFileSchema(env().CONSOLE_URL), null, 2), {
    headers: {
      'content-type': 'application/schema+json',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    },
  })
}
