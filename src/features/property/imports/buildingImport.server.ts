import { sql } from 'drizzle-orm'
import { boundWords, messageWords as coreWords, hintWords } from '../../../core/messageWords.ts'
import { makeTranslate } from '../../../core/translator.ts'
import { importOf } from '../../base/importing/importOf.server.ts'
import { addBuildingsToMember, removeBuildingsFromMembers } from '../../base/people/members.server.ts'
import { addTags, removeBuildings, removeUnusedTags } from '../buildings/bulk.server.ts'
import { buildingTopic } from '../buildings/data.ts'
import { placeLine } from '../buildings/rules.ts'
import { building, propertyTag } from '../buildings/tables.ts'
import { buildingColumns } from './columns.ts'
import { importCalls } from './contract.ts'
import { knownBuildings } from './data.ts'
import { messageWords } from './messageWords.ts'
import { judgeBuilding } from './rules.ts'
import { words } from './words.ts'
import { buildingRecords, withCodes } from './write.server.ts'

/** What the rules of a row say, in the other languages. */
const say = makeTranslate([coreWords, hintWords, boundWords, messageWords])

/** The import of buildings: by the rules of Basic Info, known by their codes, with the property tags that they need. */
export const buildingImport = importOf(
  {
    Kind: 'Buildings',
    Object: 'building',
    table: 'building',
    job: 'imports.run',
    task: 'ImportBuildings',
    contract: importCalls,
    words,
    say,
  },
  {
    columns: buildingColumns,
    rules: {
      watched: [building, propertyTag],
      known: knownBuildings,
      judge: judgeBuilding,
      show: ({ info }, BuildingId) => ({ Name: info.Name.en, Code: info.Code ?? '', Place: placeLine(info), BuildingId }),
      codeIn: ({ Code }) => Code,
    },
    save: {
      beside: { make: addTags, remove: removeUnusedTags },
      ...buildingRecords,
      prepare: withCodes,
      // Somebody who sees some buildings only sees the new ones too.
      added: async ({ tx, GroupId, buildings, UserId, notify }, ids) => {
        if (buildings === 'all') return
        await addBuildingsToMember(tx, { GroupId, UserId }, [...ids])
        await notify('session', '')
      },
      changed: async ({ notify }, ids) => {
        for (const id of ids) await notify(buildingTopic, id)
      },
      hanging: (GroupId, ids) =>
        sql`select unnest(assigned_buildings) as id from contact where group_id = ${GroupId} and assigned_buildings && ${ids}`,
      remove: async (ctx, ids) => {
        await removeBuildings(ctx, ids)
        if (await removeBuildingsFromMembers(ctx.tx, ctx.GroupId, [...ids])) await ctx.notify('session', '')
      },
    },
  },
)
