import { serveMcp } from '../../../server/mcp/createMcpServer'
import { withToken } from '../../../server/programs/programApi'

/** Programs call tools for a user here, by MCP over streamable HTTP. */
export const POST = (request: Request): Promise<Response> => withToken(request, (program, context) => serveMcp(request, program, context))
