import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import type { Part, Reading } from '../../../../ui/dashboard/part.ts'
import { table } from '../../../../ui/dashboard/table/table.tsx'
import { trend } from '../../../../ui/dashboard/trend/trend.tsx'
import { type TileProps } from '../../../../ui/kit/Tile.tsx'
import { token } from '../../../../ui/theme.ts'
import type { Formats, Translator } from '../../../../ui/words.tsx'
import type { Operations, Period } from '../model.ts'
import type { words } from '../words.ts'

/** What the parts are drawn from. */
export type Drawing = Formats & { t: Translator<(typeof words)['en']>; from: Reading<Operations>; period: Period }

const GB = 1024 ** 3
const HEIGHT = 240
const sum = (values: readonly (number | null)[]): number => values.reduce<number>((all, one) => all + (one ?? 0), 0)

/** The figures of the period, and how it stands now. */
export const figuresOfNow = ({ t, from }: Drawing): Part =>
  figures({
    key: 'figures',
    from,
    of: found => {
      const living = found?.Processes.filter(one => !one.Silent) ?? []
      const disks = living.flatMap(one => one.DiskFreeBytes ?? [])
      const now = (read: (all: Operations) => number): number | null => (found ? read(found) : null)
      const tiles: TileProps[] = [
        { name: t('calls'), figure: now(one => one.Calls), trend: found?.Series.map(one => one.Calls) ?? [], how: t('callsHow') },
        { name: t('failed'), figure: now(one => one.Failed), trend: found?.Series.map(one => one.Failed) ?? [], how: t('failedHow') },
        { name: t('p95'), figure: found?.P95 ?? null, unit: t('ms'), how: t('p95How') },
        { name: t('slow'), figure: now(one => one.SlowStatements), how: t('slowHow') },
        { name: t('streams'), figure: now(() => sum(living.map(one => one.Streams))), how: t('streamsHow') },
        { name: t('waiting'), figure: now(one => sum(one.ByJob.map(job => job.Waiting))), how: t('waitingHow') },
        { name: t('disk'), figure: disks.length > 0 ? Math.min(...disks) / GB : null, digits: 1, unit: 'GB', how: t('diskHow') },
        { name: t('mails'), figure: now(one => one.Mails.Sent + (one.Texts?.Sent ?? 0)), how: t('mailsHow') },
      ]
      return { title: t('figures'), tiles }
    },
  })

/** Calls a minute or a quarter of an hour. */
export const callsOverTime = ({ t, time, dateTime, from, period }: Drawing): Part =>
  trend({
    key: 'trend',
    from,
    rows: found => found?.Series ?? [],
    of: (rows, found) => {
      const lines = [
        { field: 'Calls' as const, label: t('calls') },
        { field: 'Refused' as const, label: t('refused'), colour: token('chart-3') },
        { field: 'Failed' as const, label: t('failed'), colour: token('sentiment-negative') },
      ]
      return {
        title: t('trend'),
        subtitle: t(`perStep.${period}`),
        x: 'At',
        shownX: row => time(row.At),
        columns: [
          { field: 'At', header: t('time'), shown: row => dateTime(row.At) },
          ...lines.map(({ field, label }) => ({ field, header: label })),
        ],
        lines,
        yLabel: t(`perStep.${period}`),
        height: HEIGHT,
        empty: found !== undefined && rows.every(row => row.Calls === 0),
        emptyText: t('noCalls'),
      }
    },
  })

/** Codes of refused and failed calls. */
export const errorsByCode = ({ t, number, from }: Drawing): Part =>
  table({
    key: 'codes',
    from,
    of: found => ({
      title: t('byCode'),
      heads: [t('code'), t('calls')],
      rows: (found?.ByCode ?? []).map(({ Code, Calls }) => ({ key: Code, cells: [Code, number(Calls)], values: [Code, Calls] })),
    }),
  })

/** What became of the mails and text messages of a day. */
export const messagesOfDay = ({ t, number, from }: Drawing): Part =>
  table({
    key: 'messages',
    from,
    of: found => {
      const rowOf = (name: string, counts: Operations['Texts'] | undefined) => {
        const values = counts ? [counts.Sent, counts.Waiting, counts.Outbox, counts.Failed] : counts === null ? Array(4).fill(null) : []
        return { key: name, cells: [name, ...values.map(one => (one === null ? t('notKnown') : number(one)))], values: [name, ...values] }
      }
      return {
        title: t('messages'),
        heads: [t('kind'), t('sent'), t('waits'), t('outbox'), t('notDelivered')],
        rows: [rowOf(t('mail'), found?.Mails), rowOf(t('text'), found?.Texts)],
      }
    },
  })
