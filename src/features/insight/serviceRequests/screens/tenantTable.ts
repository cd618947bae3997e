import { type Part, type Reading } from '../../../../ui/dashboard/part.ts'
import { countColumn, moneyColumn, shareColumn } from '../../../../ui/dashboard/ranked/columns.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import type { Translator } from '../../../../ui/words.tsx'
import type { TenantRequests } from '../model.ts'
import type { words } from '../words.ts'

type ServiceWords = Translator<(typeof words)['en']>
const TABLE = 320
/** A mean as stars have it: in halves (C-RULE-015). */
export const inHalves = (score: number | null | undefined): number | null =>
  score === null || score === undefined ? null : Math.round(score * 2) / 2
export const rounded = (hours: number | null | undefined): number | null =>
  hours === null || hours === undefined ? null : Math.round(hours * 10) / 10

const scoreColumn = { numeric: true, digits: 1 } as const
/** The columns of a row's figures (C-COLUMN-005). */
export const figureColumns = (t: ServiceWords) => [
  { head: t('total'), ...countColumn },
  { head: t('duration'), ...scoreColumn },
  { head: t('level'), ...shareColumn },
  { head: t('ytd'), ...scoreColumn },
  { head: t('last90'), ...scoreColumn },
  { head: t('reopened'), ...shareColumn },
  { head: t('cost'), ...moneyColumn },
]

/** The requests of each tenant. */
export const tenantTable = (from: Reading<{ Tenants: TenantRequests[] }>, t: ServiceWords): Part =>
  ranked({
    key: 'tenants',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('tenants'),
        columns: [{ head: t('col.Tenant') }, ...figureColumns(t), { head: t('messages'), ...countColumn }],
        rows: (out?.Tenants ?? []).map(one => ({
          key: one.Tenant,
          values: [
            one.Tenant || t('unknown'),
            one.Total,
            rounded(one.AvgDuration),
            one.ServiceLevel,
            inHalves(one.CSAT),
            inHalves(one.CSAT90),
            one.Reopened,
            one.Cost,
            one.MessageNumber,
          ],
        })),
      },
      subtitle: t('tenantsHint'),
      height: TABLE,
      perPage: 25,
    }),
  })
