import { z } from '../../../core/call.ts'

/** How a tenant is: good from 75, to be watched from 50; below, or with a low part, at risk. */
export const healthStates = ['Good', 'Watch', 'AtRisk'] as const
const [goodFrom, watchFrom] = [75, 50]

const share = z.nullable(z.number())
/** Parts of 0 to 1; null where nothing is known of it. */
export const TenantHealth = z.object({
  Tenant: z.string(),
  Total: z.int(),
  /** 0 to 100; null where fewer than two parts are known. */
  Health: z.nullable(z.number()),
  State: z.nullable(z.enum(healthStates)),
  /** The last day of its lease, of the first that ends; null: not known. */
  LeaseEnd: z.nullable(z.string()),
  /** How requests of this year were rated: (mean - 1) / 4. */
  Score: share,
  /** Done within 48 hours. */
  ServiceLevel: share,
  /** Of those that were done, the ones that were not opened again. */
  NotReopened: share,
  /** Of requests that were rated badly, those that are done again. */
  LowAnswered: share,
})
export type TenantHealth = z.output<typeof TenantHealth>
type HealthParts = Pick<TenantHealth, 'Score' | 'ServiceLevel' | 'NotReopened' | 'LowAnswered'>

/** The health of a tenant: 100 times the mean of the parts that are known; null below two of them. */
export const rateHealth = ({ Score, ServiceLevel, NotReopened, LowAnswered }: HealthParts): Pick<TenantHealth, 'Health' | 'State'> => {
  const known = [Score, ServiceLevel, NotReopened, LowAnswered].filter(one => one !== null)
  if (known.length < 2) return { Health: null, State: null }
  const Health = (100 * known.reduce((all, one) => all + one, 0)) / known.length
  return { Health, State: Health >= goodFrom ? 'Good' : Health >= watchFrom ? 'Watch' : 'AtRisk' }
}
