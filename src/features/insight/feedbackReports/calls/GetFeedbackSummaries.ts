import { handle } from '../../../../platform/handle.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { definitionOfQrType } from '../../../codes/functionalities/definitions.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { noSums, plus, type Sums } from '../../feedback/figures.ts'
import { GetFeedbackSummaries as call } from '../contract.ts'
import { answersOnly, notStated, reportFigures } from '../rules.ts'
import { words } from '../words.ts'

export const GetFeedbackSummaries = handle(call, async (ctx, input) => {
  const period = await readDays(ctx, input)
  const asked = { scope: placesOf(ctx), periods: [period], only: answersOnly(input) }
  const sums = await readAnswerSums(ctx.tx, { ...asked, by: ['QrType', 'Role'] })
  const sumsBy = (name: 'QrType' | 'Role') =>
    [...Map.groupBy(sums, one => one[name])]
      .map(([key, rows]) => ({ key, row: rows.reduce<Sums>(plus, noSums) }))
      .toSorted((a, b) => compare(a.key, b.key))
  const { roles } = words[ctx.language]
  const none = { SubType: '', SubTypeDisplayText: '', QrType: '', Role: '' }
  const Summaries = [
    ...sumsBy('QrType').map(({ key: QrType, row }) => ({
      ...none,
      QrType,
      DisplayText: definitionOfQrType(QrType)?.Label[ctx.language] ?? QrType,
      row,
    })),
    ...sumsBy('Role').map(({ key, row }) => {
      const Role = key || notStated
      return { ...none, Role, DisplayText: Object.entries(roles).find(([name]) => name === Role)?.[1] ?? Role, row }
    }),
  ].map(({ row, ...named }) => {
    const { CSAT, CSATCount: Count, CES, NPS } = reportFigures(row)
    return { ...named, Count, CSAT, CES, NPS }
  })
  return { Summaries }
})

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
