import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authOptions } from '../../../../auth/authOptions'

interface Context {
  readonly params: Promise<{ readonly nextauth: string[] }>
}

const handle = (request: NextRequest, context: Context): Promise<Response> => NextAuth(request, context, authOptions())

export { handle as GET, handle as POST }
