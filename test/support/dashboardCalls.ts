import { globSync } from 'node:fs'
import { served } from '../../src/app/features.ts'
import type { Call } from '../../src/core/call.ts'
import { type InputPlace, schemaOf, smallInput } from './inputs.ts'

// Subscriptions, built and written reports are no figures; the rows of their lists are counted elsewhere.
const others = ['subscriptions', 'reportBuilder', 'writtenReports']
const contracts = globSync('src/features/insight/*/contract.ts').filter(file => !others.some(one => file.includes(`/${one}/`)))
const modules: object[] = await Promise.all(contracts.map(file => import(`../../${file}`)))
const ofDashboards = new Set<unknown>(modules.flatMap(one => Object.values(one)))

/** Every reading call of dashboards; one about a single request or code is none. */
export const dashboardCalls: readonly Call[] = served
  .map(one => one.call)
  .filter(call => call.method === 'GET' && ofDashboards.has(call) && !['RequestId', 'QrCodeId'].some(id => id in (call.ids ?? {})))

export type DashboardScope = 'building' | 'account'

/** Where a call of a dashboard can be asked: of a building, and of the account where a building may be left out or cannot be named. */
export const scopesOf = (call: Call): readonly DashboardScope[] => {
  const { properties = {}, required = [] } = schemaOf(call)
  if (!('bId' in properties)) return ['account']
  return required.includes('bId') ? ['building'] : ['building', 'account']
}

/** What a dashboard asks in a scope; `more` are fields that only some calls have. */
export const dashboardInput = (call: Call, scope: DashboardScope, place: InputPlace, more: object): Record<string, unknown> => {
  const { properties = {} } = schemaOf(call)
  const fields = { ...smallInput(call, place), ...more }
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key in properties && (scope === 'building' || key !== 'bId')))
}
