import { router } from '../../trpc'
import { begin } from './begin'
import { ofCar } from './ofCar'
import { remove } from './remove'

export const uploadsRouter = router({ begin, ofCar, remove })
