import { and, asc, eq } from 'drizzle-orm'
import type { DemoMaking } from '../../../../platform/demo/part.ts'
import type { Random } from '../../../../platform/demo/random.ts'
import { tenantCompany } from '../../../property/contacts/tables.ts'
import type { DemoRequest } from '../../requests/demo.ts'

/** What the team answers when it starts, and when it is done. */
export const replies = {
  en: {
    begun: 'Thank you for telling us. Somebody is on the way.',
    finished: 'Done. Please let us know if it comes back.',
    team: 'Ordered the part; it comes on Thursday.',
    asks: 'When may we come in?',
  },
  es: {
    begun: 'Gracias por avisar. Ya va alguien.',
    finished: 'Listo. Avísenos si vuelve a ocurrir.',
    team: 'Pieza pedida; llega el jueves.',
    asks: '¿Cuándo podemos entrar?',
  },
} as const

/** What some of the work has cost, that some came by phone, and that a few were opened again. */
export const drawWork = (random: Random): Pick<DemoRequest, 'Channel' | 'Costs' | 'Reopened'> => {
  const Channel = random() < 0.12 ? 'Phone' : random() < 0.05 ? 'WalkIn' : null
  const hours = { Item: 'Hours', Quantity: 0.5 + Math.round(random() * 8) / 2, UnitCost: 65 }
  const parts = { Item: 'Material', Quantity: 1, UnitCost: 10 + Math.round(random() * 160) }
  const Costs = random() < 0.35 ? (random() < 0.5 ? [hours, parts] : [hours]) : []
  return { Channel, Costs, Reopened: random() < 0.04 ? 1 : 0 }
}

/** The tenants in use of each building of an account, by name. */
export const listDemoTenants = async ({ tx }: DemoMaking, GroupId: string): Promise<Map<string, string[]>> => {
  const { id, BuildingId, TenantName } = tenantCompany
  const rows = await tx
    .select({ id, BuildingId })
    .from(tenantCompany)
    .where(and(eq(tenantCompany.GroupId, GroupId), eq(tenantCompany.Disabled, false)))
    .orderBy(asc(TenantName))
  return new Map([...Map.groupBy(rows, one => one.BuildingId)].map(([building, some]) => [building, some.map(one => one.id)]))
}

/** Whose request it is: of most it is known, and some tenants ask more than others. */
export const drawTenant = (tenants: readonly string[] = [], Number: number): { TenantId: string | null } => ({
  TenantId: Number % 6 === 0 ? null : (tenants[(Number * Number) % Math.max(1, tenants.length)] ?? null),
})
