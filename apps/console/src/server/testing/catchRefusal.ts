import { TRPCError } from '@trpc/server'
import { CallProblem } from '../errors/CallProblem'

/** The code, message and details of a refused call; 'answered' if it succeeded. */
export const catchRefusal = async (call: Promise<unknown>) => {
  try {
    await call
    return { code: 'answered' as const, message: '', detail: {} as CallProblem['detail'] }
  } catch (error) {
    if (error instanceof CallProblem) return { code: error.code, message: error.message, detail: error.detail }
    if (error instanceof TRPCError) return { code: error.code, message: error.message, detail: {} as CallProblem['detail'] }
    throw error
  }
}
