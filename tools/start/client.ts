import { generateClient } from './generateClient'

await generateClient()
