import type { AnyRoute } from '../../../ui/route.ts'
import { pin } from './routes.ts'
import * as pinPage from './screens/Pin.tsx'

/** A way in comes with the first file. */
export const routes: readonly AnyRoute[] = [{ ...pin, load: async () => pinPage }]
