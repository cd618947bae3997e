import { Localized, read, text, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { InstallationStop, InstallationSummary, LinkedPm, pmSystemTypes } from './model.ts'

export const GetInstallationRoundSumary = read('Round/GetInstallationRoundSumary', {
  summary: 'The rounds of installation of an account or a building, with how many of their codes hang',
  scope: 'group',
  may: libraryFlags,
  input: z.strictObject({ gId: uuid(), bId: z.optional(uuid()) }),
  output: z.object({ Rounds: z.array(InstallationSummary) }),
})

export const GetInstallationStops = read('Round/GetInstallationStops', {
  summary: 'The stops of a round with their codes, and when each was scanned first',
  scope: 'group',
  may: libraryFlags,
  ids: { rId: 'field_round' },
  input: z.strictObject({ gId: uuid(), rId: uuid() }),
  output: z.object({
    QrName: z.string(),
    BuildingId: uuid(),
    BuildingName: Localized(),
    /** Address of its installation guide as a PDF. */
    PdfPreview: z.string(),
    StopQrCodes: z.array(InstallationStop),
  }),
})

export const MakeRoundCsv = write('Round/MakeRoundCsv', {
  summary: 'Make a CSV file of the stops of a round, for who puts its codes up',
  scope: 'group',
  may: libraryFlags,
  limit: 20,
  ids: { rId: 'field_round' },
  input: z.strictObject({ GroupId: uuid(), rId: uuid() }),
  output: z.object({ UploadUrl: z.string() }),
})

export const GetPMTemplates = read('Round/GetPMTemplates', {
  summary: 'Maintenance that a connected system has planned for equipment of a building; without a connected system none',
  scope: 'building',
  may: libraryFlags,
  input: z.strictObject({
    gId: uuid(),
    bId: uuid(),
    /** Ids of equipment as JSON; all of the building where there are none. */
    eIds: z.optional(text(40_000)),
    type: z._default(z.enum(pmSystemTypes), 'BEPreMaintenance'),
  }),
  output: z.object({
    /** The name of the connected system; null: none is connected. */
    System: z.nullable(z.string()),
    Templates: z.array(LinkedPm),
  }),
})
