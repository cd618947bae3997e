import { formatDay } from '../../../../core/days.ts'
import { handle } from '../../../../platform/handle.ts'
import { phraseIn } from '../../../../platform/words.ts'
import { composeReport, type ReportSentence } from '../compose.ts'
import { GetStudentFeedbackResult as call } from '../contract.ts'
import { findWrittenReport } from '../reports.server.ts'
import { words } from '../words.ts'

export const GetStudentFeedbackResult = handle(call, async (ctx, { rId }) => {
  const { report, place } = await findWrittenReport(ctx, rId)
  const { language } = ctx
  const phrase = phraseIn(language)
  const t: ReportSentence = (key, values) => phrase(words, `says.${key}` as 'says.none', values) // the keys of `compose.ts` are those of `says`
  const { Figures, FirstDay, LastDay } = report
  return {
    ReportId: report.id,
    BuildingId: report.BuildingId,
    Type: report.Type,
    BuildingName: place.Name,
    AddressLine1: place.AddressLine1,
    City: place.City,
    State: place.State,
    Zip: place.Zip,
    LogoFilename: place.LogoFilename,
    StartDay: FirstDay,
    EndDay: LastDay,
    StartDateStr: formatDay(FirstDay, language),
    EndDateStr: formatDay(LastDay, language),
    Total: Figures.Total,
    Average: Figures.Average,
    ...composeReport(Figures, { t, language }),
  }
})
