import type { Output } from '../../../../core/call.ts'
import type { Nouns } from '../../../../core/charts/nouns.ts'
import { nameIn } from '../../../../core/labels.ts'
import type { Language } from '../../../../core/words.ts'
import { chart } from '../../../../ui/dashboard/chart/chart.tsx'
import { figures } from '../../../../ui/dashboard/figures/figures.tsx'
import type { Part, Reading } from '../../../../ui/dashboard/part.ts'
import { countColumn, shareColumn } from '../../../../ui/dashboard/ranked/columns.ts'
import { ranked } from '../../../../ui/dashboard/ranked/ranked.tsx'
import type { Formats, Translator } from '../../../../ui/words.tsx'
import type { GetRoundErrorReport } from '../../../field/inspectionReports/contract.ts'
import type { GetRoundDashboard, GetRoundTeam } from '../contract.ts'
import type { words } from '../words.ts'

type Rounds = Output<typeof GetRoundDashboard>
export type RoundDrawing = {
  t: Translator<(typeof words)['en']>
  noun: Nouns
  language: Language
  formats: Formats
  isAccount: boolean
}

/** Heights in px. */
const [TREND, FEW, TABLE] = [260, 240, 380]
const percent = (share: number | null | undefined): number | null => (share === null || share === undefined ? null : share * 100)
const rounded = (minutes: number | null): number | null => (minutes === null ? null : Math.round(minutes))

/** The cards of the document: Rounds, Stops, Measurement, Tolerance Errors; beside them the place and what was missed. */
export const roundFigures = (from: Reading<Rounds>, { t }: RoundDrawing): Part =>
  figures({
    key: 'figures',
    onPaper: 'whole',
    from,
    of: out => {
      const { Due = 0, Done = 0, OnTime = 0 } = out ?? {}
      const before = out?.Previous
      const share = (name: string, now: number | null | undefined, was: number | null | undefined, how: string) => ({
        name,
        figure: percent(now),
        previous: percent(was),
        changeIn: 'points' as const,
        unit: '%',
        digits: 0,
        how,
      })
      return {
        title: t('figures'),
        tiles: [
          {
            ...share(
              t('Rounds'),
              out?.RoundCompliance,
              before?.RoundCompliance,
              t('roundsHow', { due: String(Due), done: String(Done), onTime: String(OnTime) }),
            ),
            n: Due,
          },
          share(t('Stops'), out?.StopCompliance, before?.StopCompliance, t('stopsHow')),
          {
            name: t('Measurement'),
            figure: out?.MeasurementNumber ?? null,
            previous: before?.MeasurementNumber ?? null,
            how: t('measurementHow'),
          },
          { name: t('errors'), figure: out?.StopsErrorNumber ?? null, previous: before?.StopsErrorNumber ?? null, how: t('errorsHow') },
          share(t('geo'), out?.GeoCompliance, before?.GeoCompliance, t('geoHow')),
          { name: t('missed'), figure: out?.Missed ?? null, previous: before?.Missed ?? null, how: t('missedHow') },
        ],
      }
    },
  })

/** Errors step by step, with how many walks stand behind them. */
export const overTime = (from: Reading<Rounds>, { t, noun, formats }: RoundDrawing): Part =>
  chart({
    key: 'trend',
    onPaper: 'whole',
    from,
    of: out => {
      const series = out?.Series ?? []
      return {
        data: {
          is: 'trend',
          title: t('trend'),
          head: noun.day,
          axis: t('errors'),
          series: [{ label: t('errors') }],
          rows: series.map(one => ({ text: formats.day(one.Day), values: [one.Errors] })),
          counts: { label: t('walks'), axis: t('walks'), values: series.map(one => one.Walks) },
        },
        height: TREND,
      }
    },
  })

/** Round by round, those with the most errors first; one leads to its walks. */
export const roundPerformance = (
  from: Reading<Rounds>,
  { t, noun, language, isAccount }: RoundDrawing,
  onPick: ((rId: string) => void) | undefined,
): Part =>
  ranked({
    key: 'rounds',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('roundPerformance'),
        columns: [
          { head: t('round') },
          ...(isAccount ? [{ head: noun.building }] : []),
          { head: t('due'), ...countColumn },
          { head: t('done'), ...countColumn },
          { head: t('onTime'), ...countColumn },
          { head: t('stopShare'), ...shareColumn },
          { head: t('errors'), ...countColumn },
          { head: t('minutes'), ...countColumn },
          { head: t('estimate'), ...countColumn },
        ],
        rows: (out?.RoundSummaries ?? []).map(one => ({
          key: one.RoundId,
          values: [
            one.RoundName,
            ...(isAccount ? [nameIn(one.BuildingName, language)] : []),
            one.Due,
            one.Done,
            one.OnTime,
            one.StopCompliance,
            one.StopsErrorNumber,
            rounded(one.Minutes),
            one.EstimatedTime,
          ],
        })),
      },
      height: FEW,
      ...(onPick && { subtitle: t('openRound'), onPick }),
    }),
  })

/** Person by person; one narrows all to their walks. */
export const teamPerformance = (
  from: Reading<Output<typeof GetRoundTeam>>,
  { t }: RoundDrawing,
  onPick: (engineer: string) => void,
): Part =>
  ranked({
    key: 'team',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('teamPerformance'),
        columns: [
          { head: t('engineer') },
          { head: t('walks'), ...countColumn },
          { head: t('stopShare'), ...shareColumn },
          { head: t('geoShare'), ...shareColumn },
          { head: t('errors'), ...countColumn },
          { head: t('Measurement'), ...countColumn },
          { head: t('minutes'), ...countColumn },
        ],
        rows: (out?.Team ?? []).map(one => ({
          key: one.EngineerName,
          values: [
            one.EngineerName,
            one.Walks,
            one.StopCompliance,
            one.GeoCompliance,
            one.StopsErrorNumber,
            one.MeasurementNumber,
            rounded(one.Minutes),
          ],
        })),
      },
      height: FEW,
      onPick,
    }),
  })

/** The newest answers out of their limits (C-FIELD-015); one leads to all of them. */
export const exceptions = (
  from: Reading<Output<typeof GetRoundErrorReport>>,
  { t }: RoundDrawing,
  onPick: (() => void) | undefined,
): Part =>
  ranked({
    key: 'exceptions',
    onPaper: 'whole',
    from,
    of: out => ({
      data: {
        is: 'ranked',
        title: t('exceptions'),
        columns: [
          { head: t('equipment') },
          { head: t('space') },
          { head: t('round') },
          { head: t('question') },
          { head: t('answer') },
          { head: t('reason') },
        ],
        rows: (out?.Errors ?? []).map(one => ({
          key: one.id,
          values: [one.EquipmentName, one.MechanicalSpace, one.RoundName, one.Question, one.ErrorReport, one.ErrorReason],
        })),
      },
      emptyText: t('noExceptions'),
      height: TABLE,
      ...(onPick && { subtitle: t('openErrors'), onPick }),
    }),
  })
