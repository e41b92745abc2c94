// Worker threads don't inherit the TypeScript loader of their parent.
import { register } from 'tsx/esm/api'

register()
await import('./documentRequests.ts')
