import { hints, misfit } from '../../../../../core/hints.ts'
import { isEmpty, messages, type Problem } from '../../../../../core/problem.ts'
import { isWebsite } from '../../../../../core/web.ts'
import { type ProductAddOns, switches, valuedAddOns } from './model.ts'

/** A building without any add-on. */
export const noAddOns: ProductAddOns = {}

/** What is ticked has its value; the vanity URL is a web address. What is not ticked is not looked at. */
export const addOnProblems = (payload: ProductAddOns): Problem[] => [
  ...valuedAddOns.flatMap(({ flag, value, web }) => {
    if (!payload[flag]) return []
    const Field = `ProductAddOns.${value}`
    if (isEmpty(payload[value])) return [{ Field, Message: messages.required }]
    return web && !isWebsite(payload[value] ?? '') ? [misfit(Field, hints.website)] : []
  }),
  ...(payload.EnableDefaultTenant && !payload.DefaultTenantId
    ? [{ Field: 'ProductAddOns.DefaultTenantId', Message: messages.required }]
    : []),
]

/** As it is kept: a value of what is not ticked is dropped. */
export const tidiedAddOns = (payload: ProductAddOns): ProductAddOns => ({
  ...Object.fromEntries(
    valuedAddOns.flatMap(({ flag, value }): [string, unknown][] => [
      [flag, payload[flag] === true],
      [value, payload[flag] ? (payload[value]?.trim() ?? null) : null],
    ]),
  ),
  ...Object.fromEntries(switches.map(name => [name, payload[name] === true])),
  EnableDefaultTenant: payload.EnableDefaultTenant === true,
  DefaultTenantId: payload.EnableDefaultTenant ? (payload.DefaultTenantId ?? null) : null,
  BEBuildingId: payload.BEBuildingId?.trim() || null,
})
