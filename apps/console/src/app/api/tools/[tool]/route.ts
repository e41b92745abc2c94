import { respond } from '../../../../server/keys/withKey'
import { withToken } from '../../../../server/programs/programApi'
import { runTool } from '../../../../server/programs/runTool'

/** Scripts call tools for a user here, with a JSON object as input. */
export const POST = (request: Request, { params }: { params: Promise<{ tool: string }> }): Promise<Response> =>
  withToken(request, async (program, context) => {
    const { tool: name } = await params
    const input: unknown = await request.json().catch(() => null)
    if (input === null) return respond({ message: 'Send the input as a JSON object in UTF-8.' }, 400)
    const result = await runTool({ program, context, name }, input)
    if (result.ok) return respond({ data: result.data })
    const { status, message, problems } = result
    return respond({ message, ...(problems && { problems }) }, status)
  })
