import { invalid } from '../../../../core/problem.ts'
import { handle } from '../../../../platform/handle.ts'
import { GetPersonalData as call } from '../contract.ts'
import { mostFound, readPersonKey } from '../model.ts'
import { findRecords } from '../records.server.ts'
import { findPersonProblems } from '../rules.ts'

export const GetPersonalData = handle(call, async ({ tx, GroupId, language }, { who }) => {
  const key = readPersonKey(who)
  if (!key) throw invalid(findPersonProblems('who', who))
  const found = await findRecords(tx, GroupId, key, mostFound + 1)
  return {
    Records: found.slice(0, mostFound).map(({ source, id, building, date, name, facts, open }) => ({
      Kind: source.Kind,
      Label: source.Label[language],
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
