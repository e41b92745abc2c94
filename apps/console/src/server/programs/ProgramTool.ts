import type { z } from 'zod'
import { appRouter } from '../appRouter'
import { createCallerFactory } from '../trpc'

export const createProgramCaller = createCallerFactory(appRouter)
export type ProgramCaller = ReturnType<typeof createProgramCaller>

/**
 * The only procedures that tools can call. All are queries, except the one that saves a draft; a user has to publish the draft. None
 * publishes, sends or deletes.
 */
export const toolProcedures = [
  ...(['sites.forEditing', 'sites.saveDraft', 'sites.forecast', 'sites.compliance', 'sites.textFindings', 'sites.buttonCounts'] as const),
  ...(['stock.getList', 'stock.why', 'inbox.page', 'inbox.getOne'] as const),
] as const
export type ToolProcedure = (typeof toolProcedures)[number]

/** What a tool works with: its procedures, and the site of the token. The site never comes from the input. */
interface ToolContext {
  readonly call: ProgramCaller
  readonly siteId: string
  readonly organisationId: string
  readonly userName: string
  readonly consoleUrl: string
}

interface ToolDeclaration<Input extends z.ZodObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  /** The procedures that the tool calls. It needs the permissions of all of them. */
  readonly procedures: readonly ToolProcedure[]
  readonly input: Input
  readonly run: (input: z.output<Input>, context: ToolContext) => Promise<object>
}

/** A tool of programs. */
export interface ProgramTool extends Omit<ToolDeclaration<z.ZodObject>, 'run'> {
  /** Validates the input and runs the tool. */
  readonly run: (input: unknown, context: ToolContext) => Promise<object>
}

export const declareTool = <Input extends z.ZodObject>(tool: ToolDeclaration<Input>): ProgramTool => ({
  ...tool,
  run: async (input, context) => tool.run(tool.input.parse(input), context),
})
