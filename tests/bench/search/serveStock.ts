import { serveSearch } from '@forecourt/search/protocol/testing/serveSearch'
import { testTarget } from '@forecourt/search/protocol/testing/testTarget'
import { benchSettings, benchStock } from '@forecourt/search/testing/bench/benchStock'

/** Serves so many cars in a process of its own, by the handler that sites are served by, and says on which port. */
const { port } = await serveSearch(testTarget(benchStock(Number(process.argv[2])), benchSettings))
process.stdout.write(`${port}\n`)
