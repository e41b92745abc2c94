import { env } from '../../../env'
import { openApiDocument } from '../../../server/programs/openApi'

export const dynamic = 'force-dynamic'

/** The API for scripts as an OpenAPI document. */
export const GET = (): Response => Response.json(openApiDocument(env().CONSOLE_URL))
