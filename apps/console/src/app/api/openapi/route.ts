import { env } from '../../../env'
import { openApiDocument } from '../../../server/programs/openApi'

/** The API for scripts as an OpenAPI document. */
export const GET = (): Response => Response.json(openApiDocument(env().CONSOLE_URL))
