import type { Database } from '@forecourt/data/createDatabase'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Program } from '../../programs/tokenSession'
import { createTestContext } from '../../testing/createTestCaller'
import { serveMcp } from '../createMcpServer'

/** An MCP client of a program, without a network. */
export const connectMcpClient = async (db: Database, program: Program): Promise<Client> => {
  const { context } = createTestContext(db, program.session)
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('https://console.example/api/mcp'), {
    fetch: async (url, init) => {
      const request = new Request(url, init)
      return request.method === 'POST' ? serveMcp(request, program, context) : new Response(null, { status: 405 })
    },
  })
  await client.connect(transport)
  return client
}

/** The texts of a tool’s result: the notice, and the result as JSON. */
export const listTexts = (result: Awaited<ReturnType<Client['callTool']>>): readonly string[] =>
  (result.content as { text: string }[]).map(({ text }) => text)
