import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { Context } from '../Context'
import { apiVersion } from '../programs/apiChangelog'
import { asData, dataNotice } from '../programs/asData'
import type { ProgramTool } from '../programs/ProgramTool'
import { isReadOnly, listAllowedTools, runTool } from '../programs/runTool'
import type { Program } from '../programs/tokenSession'

const instructions = [
  'Tools for one dealer website of Forecourt. They read settings, stock and leads, and save drafts. They can’t publish, send or delete: a person does that in the console.',
  'Read the revision of the draft before you propose changes. Check changes with check_changes, propose them with propose_draft, then use forecast_draft and lint_draft.',
  dataNotice,
].join('\n')

/** An input of every tool besides its own: results of MCP have only a part of long texts. */
const textFromInput = z
  .number()
  .int()
  .min(0)
  .max(10_000_000)
  .optional()
  .describe('Where to begin in texts that an earlier result had only in part (cutTexts).')

const listedTool = (tool: ProgramTool): Tool => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: z.toJSONSchema(tool.input.extend({ textFrom: textFromInput }), { io: 'input' }) as unknown as Tool['inputSchema'],
  annotations: { title: tool.title, readOnlyHint: isReadOnly(tool), destructiveHint: false, openWorldHint: false },
})

const textOf = (text: string) => ({ type: 'text' as const, text })

/** The MCP server of one request: the tools of a program. */
const createMcpServer = (program: Program, context: Context): Server => {
  const server = new Server({ name: 'forecourt', version: apiVersion }, { capabilities: { tools: {} }, instructions })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listAllowedTools(program).map(listedTool) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    const { textFrom, ...input } = params.arguments ?? {}
    const from = textFromInput.safeParse(textFrom)
    if (!from.success) return { isError: true, content: [textOf(asData({ message: 'textFrom: a whole number from 0.' }))] }
    const result = await runTool({ program, context, name: params.name }, input)
    if (result.ok) return { content: [textOf(dataNotice), textOf(asData(result.data, from.data))] }
    const { message, problems } = result
    return { isError: true, content: [textOf(asData({ message, ...(problems && { problems }) }))] }
  })
  return server
}

/**
 * Answers a request of an MCP client over streamable HTTP. It has no session: each request has its token, and is answered with JSON. So any
 * process can answer it, and a revoked token ends at once.
 */
export const serveMcp = async (request: Request, program: Program, context: Context): Promise<Response> => {
  const server = createMcpServer(program, context)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request)
  } finally {
    await server.close()
  }
}
