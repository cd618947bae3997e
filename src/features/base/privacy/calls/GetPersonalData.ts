import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetPersonalData as call } from '../contract.ts'
import { mostFound, readPersonKey } from '../model.ts'
import { placeOf } from '../place.server.ts'
import { findRecords } from '../records.server.ts'
import { findPersonProblems } from '../rules.ts'

export const GetPersonalData = handle(call, async (ctx, { who }) => {
  const key = readPersonKey(who)
  if (!key) throw invalid(findPersonProblems('who', who))
  const found = await findRecords(placeOf(ctx), key, mostFound + 1)
  return {
    Records: found.slice(0, mostFound).map(({ source, id, building, date, name, facts, open }) => ({
      Kind: source.Kind,
      Label: source.Label[ctx.language],
      id,
      BuildingName: building ?? '',
      Date: new Date(date).getTime(),
      Name: name,
      Facts: Object.fromEntries(Object.entries(facts ?? {}).filter(([, text]) => text)),
      Open: open,
    })),
    Total: found.length,
  }
})
