import { describe, expect, test } from 'vitest'
import type { Role } from '../../src/core/permissions.ts'
import type { Write } from '../support/write.ts'
import { savesOf, writesOf } from '../ways.ts'
import { openWorld, send } from '../world.ts'

const world = await openWorld()
const global = await world.newAccount({ role: 'AcAdmin', global: true })
const makers = { world, global }
/** What a role does, by what is saved, or by the action of its call. */
const doings = new Map<string, Write>([
  ...writesOf(makers).map(write => [write.call.path.split('/')[1] ?? '', write] as const),
  ...savesOf(makers),
])

const handling = [
  'MoveRequest',
  'AddRequestNote',
  'AssignRequests',
  'request',
  'MoveAnswer',
  'AddAnswerNote',
  'AssignAnswer',
  'FinishAnswers',
]
const codes = [
  'SaveQrCode',
  'QR code',
  'CopyQrCode',
  'SaveQrBuilders',
  'DownloadQrCodes',
  'EmailQrCode',
  'PauseQrCode',
  'RetireQrCode',
  'notice of a code',
]
const reports = ['PrintDashboard', 'SendDashboardByEmail']
const people = [
  'contact of a building',
  'contact of the portfolio',
  'AddVendor',
  'tenant',
  'NotifyOnboard',
  'OffboardContact',
  'ReactivateContact',
]
const brand = ['CreateProperty', 'section BasicInfo', 'section Branding', 'GenerateQrStyle', 'section Content', 'UploadImage']
const buildings = [
  ...brand,
  'section BuildingPIN',
  'PIN codes',
  'section ProductAddOns',
  'section BuildingTermsAndConditions',
  'section COIInformation',
]
const more = [
  'resident index',
  'section WhiteLabel',
  'accounting',
  'SaveProductState',
  'questionnaire',
  'AddPropertyTag',
  'ArchiveProperty',
  'notification rule',
]
const surveys = ['survey, still a draft', 'GenerateSurvey', 'SendSurvey', 'AcceptSurvey', 'TakeOverSurvey', 'UndoTakeOver', 'ReopenSurvey']
const management = [...handling, ...codes, ...reports, ...people, ...buildings, ...more, ...surveys]

/** What each role has to be able to do without another role's help. The documents name no journeys of the roles that do not sign in. */
const journeys: Partial<Record<Role, readonly string[]>> = {
  Admin: [...management, 'account', 'SendPasswordReset'],
  Executive: [...management, 'account', 'SendPasswordReset'],
  GM: management,
  PM: management,
  Manager: management,
  Marketing: [...handling, ...codes, ...reports, ...people, ...brand, 'AddPropertyTag', 'notification rule'],
  ChiefEngineer: [...handling, ...codes, ...reports, ...people, 'questionnaire', 'notification rule'],
  Employee: [...handling, ...reports],
}

describe.each(Object.entries(journeys) as [Role, readonly string[]][])('%s', (role, steps) => {
  test.each(steps)('does: %s', async step => {
    const write = doings.get(step)
    if (!write) throw new Error(`no write is called ${step}`)
    const account = await world.newAccount({ role: 'Admin', buildings: 2 })
    // What an Admin has prepared, the role goes on with; it sees the first building only, as people of a building do.
    const own = await account.signInAs(role, role === 'Admin' ? null : [account.building.id])
    const { input } = await write.open(account)
    const reply = await send(world.app, write.call, input('mine'), own.token)
    expect(reply.status, reply.body).toBe(200)
  })
})
