import { nameIn } from '../../../../core/labels.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetInspectionRoundReport as call } from '../contract.ts'
import { readStandings } from '../dates.server.ts'

export const GetInspectionRoundReport = handle(call, async (ctx, { ptId: _type, ...days }) => {
  const found = await readStandings(ctx, days) // those that need somebody first
  const names = [...new Map(found.map(({ Name }) => [Name.en, Name])).values()].toSorted((a, b) =>
    a[ctx.language].localeCompare(b[ctx.language]),
  )
  return {
    Result: [...Map.groupBy(found, one => one.BuildingId)]
      .map(([BuildingId, own]) => ({
        BuildingId,
        BuildingName: own[0]?.BuildingName ?? { en: '' },
        Inspections: names.map(InspectionName => ({
          InspectionName,
          SubmittedStatus: own.find(({ Name }) => Name.en === InspectionName.en)?.Status ?? ('NA' as const),
        })),
      }))
      .toSorted((a, b) => nameIn(a.BuildingName, ctx.language).localeCompare(nameIn(b.BuildingName, ctx.language))),
  }
})
