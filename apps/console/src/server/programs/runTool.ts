import type { Permission } from '@forecourt/rules/access/permissions'
import { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { mayOnSite } from '../access/mayOnSite'
import { appRouter } from '../appRouter'
import type { Context } from '../Context'
import { CallProblem } from '../errors/CallProblem'
import { isStorable } from '../isStorable'
import type { ProcedureMeta } from '../trpc'
import { leadTools } from './leadTools'
import { createProgramCaller, type ProgramCaller, type ProgramTool, type ToolProcedure } from './ProgramTool'
import { settingTools } from './settingTools'
import { siteTools } from './siteTools'
import type { Program } from './tokenSession'

/** All tools of programs. */
export const programTools: readonly ProgramTool[] = [...settingTools, ...siteTools, ...leadTools]

type Declared = Record<string, { readonly _def: { readonly meta?: ProcedureMeta; readonly type: string } }>
const declared = appRouter._def.procedures as unknown as Declared

/** The declared type and permission of a procedure that tools call. */
export const toolProcedure = (path: ToolProcedure): { readonly type: string; readonly permission: Permission | null } => {
  const definition = declared[path]?._def
  const { permission, onPlatform }: Partial<ProcedureMeta> = definition?.meta ?? {}
  return { type: definition?.type ?? 'missing', permission: !permission || permission === 'signedIn' || onPlatform ? null : permission }
}

/** The permissions that a tool needs: those of its procedures. */
export const toolPermissions = ({ procedures }: Pick<ProgramTool, 'procedures'>): readonly (Permission | null)[] => [
  ...new Set(procedures.map((path) => toolProcedure(path).permission)),
]

/** Whether a tool changes nothing. */
export const isReadOnly = ({ procedures }: Pick<ProgramTool, 'procedures'>): boolean =>
  procedures.every((path) => toolProcedure(path).type === 'query')

/** The tools that a program can use: those whose procedures its token and its user's role allow. */
export const listAllowedTools = ({ token, session }: Program): readonly ProgramTool[] =>
  programTools.filter((tool) => toolPermissions(tool).every((needed) => needed !== null && mayOnSite(session, needed, token)))

/** A caller of the procedures that a tool declares, which refuses all others. */
const callerOf = (tool: ProgramTool, context: Context): ProgramCaller => {
  const all = createProgramCaller(context)
  const routers = new Map<string, Record<string, unknown>>()
  for (const path of tool.procedures) {
    const [router = '', name = ''] = path.split('.')
    const whole = (all as unknown as Record<string, Record<string, unknown>>)[router]
    routers.set(router, { ...routers.get(router), [name]: whole?.[name] })
  }
  return Object.fromEntries(routers) as unknown as ProgramCaller
}

type ToolResult =
  | { readonly ok: true; readonly data: object }
  | {
      readonly ok: false
      readonly status: 400 | 403 | 404 | 409 | 500
      readonly message: string
      readonly problems?: readonly { readonly setting: string; readonly message: string }[]
    }

const statuses: { readonly [Code in TRPCError['code']]?: 400 | 403 | 404 | 409 } = {
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
}

const refusalOf = (error: unknown): Extract<ToolResult, { ok: false }> | null => {
  const zod = error instanceof ZodError ? error : error instanceof TRPCError && error.cause instanceof ZodError ? error.cause : null
  if (zod)
    return {
      ok: false,
      status: 400,
      message: zod.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join(' '),
    }
  if (!(error instanceof CallProblem)) return null
  const problems = error.detail.problems?.map(({ pointer: setting, message }) => ({ setting, message }))
  return { ok: false, status: statuses[error.code] ?? 400, message: error.message, ...(problems && { problems }) }
}

/**
 * Runs a tool for a program. The tool reaches only the procedures that it declares, on the token's site, with the token's permissions.
 * Nothing in the result makes it call anything else.
 */
export const runTool = async (
  { program, context, name }: { readonly program: Program; readonly context: Context; readonly name: string },
  input: unknown,
): Promise<ToolResult> => {
  const tool = listAllowedTools(program).find((each) => each.name === name)
  if (!tool) {
    const exists = programTools.some((each) => each.name === name)
    const message = exists ? 'The token or your role doesn’t allow this tool.' : 'There is no such tool.'
    return { ok: false, status: exists ? 403 : 404, message }
  }
  if (!isStorable(input)) return { ok: false, status: 400, message: 'The text contains a character that can’t be stored.' }
  const { siteId, organisationId } = program.token
  const call = callerOf(tool, { ...context, session: program.session })
  try {
    const { userName } = program
    return { ok: true, data: await tool.run(input ?? {}, { call, siteId, organisationId, userName, consoleUrl: context.consoleUrl }) }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) return refusal
    console.error(`The tool ${name} failed:`, error)
    return { ok: false, status: 500, message: 'Something went wrong on our side. Try again in a moment.' }
  }
}
