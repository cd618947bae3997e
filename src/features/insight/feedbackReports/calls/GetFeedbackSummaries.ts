import { handle } from '../../../../platform/handle.ts'
import { readAnswerSums } from '../../../codes/answers/sums.server.ts'
import { definitionOfQrType } from '../../../codes/functionalities/definitions.ts'
import { readDays } from '../../../property/buildings/period.server.ts'
import { placesOf } from '../../../property/buildings/places.server.ts'
import { GetFeedbackSummaries as call } from '../contract.ts'
import { answersOnly, notStated, reportFigures } from '../rules.ts'
import { words } from '../words.ts'

export const GetFeedbackSummaries = handle(call, async (ctx, input) => {
  const period = await readDays(ctx, input)
  const asked = { scope: placesOf(ctx), periods: [period], only: answersOnly(input) }
  const byType = await readAnswerSums(ctx.tx, { ...asked, by: ['QrType'] })
  const byRole = await readAnswerSums(ctx.tx, { ...asked, by: ['Role'] })
  const { roles } = words[ctx.language]
  const none = { SubType: '', SubTypeDisplayText: '', QrType: '', Role: '' }
  const Summaries = [
    ...byType.map(row => ({
      ...none,
      QrType: row.QrType,
      DisplayText: definitionOfQrType(row.QrType)?.Label[ctx.language] ?? row.QrType,
      row,
    })),
    ...byRole.map(row => {
      const Role = row.Role || notStated
      return { ...none, Role, DisplayText: Object.entries(roles).find(([name]) => name === Role)?.[1] ?? Role, row }
    }),
  ].map(({ row, ...named }) => {
    const { CSAT, CSATCount: Count, CES, NPS } = reportFigures(row)
    return { ...named, Count, CSAT, CES, NPS }
  })
  return { Summaries }
})
