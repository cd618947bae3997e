import { randomUUID } from 'node:crypto'
import { accountGroup, channel, channelGroup } from '../../src/features/base/accounts/tables.ts'
import { importRun } from '../../src/features/base/importing/tables.ts'
import { appUser, member } from '../../src/features/base/people/tables.ts'
import { feedback } from '../../src/features/codes/answers/tables.ts'
import { htmlTemplate } from '../../src/features/codes/functionalities/tables.ts'
import { addRequest } from '../../src/features/codes/requests/data.ts'
import { building, propertyTag } from '../../src/features/property/buildings/tables.ts'
import { contact, tenantCompany, vendor, vendorBuilding } from '../../src/features/property/contacts/tables.ts'
import { notification } from '../../src/features/property/notifications/tables.ts'
import { allEnabled, noHelp } from '../../src/features/surveys/surveys/rules.ts'
import { survey, surveyAnswer } from '../../src/features/surveys/surveys/tables.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import { mail, textMessage } from '../../src/platform/tables.ts'
import type { Account } from '../world.ts'
import { addCodeRow } from './codeRows.ts'
import { buildingRow } from './rows.ts'
import { notificationRow } from './told.ts'

/** What a list call asks, and what makes its `n`th row with all that hangs on it. */
export type ListedRows = { filter: object; add: (tx: Tx, n: number) => Promise<unknown> }

/** For every list call by its path: how an account gets rows of it. */
export const rowsOfLists = (account: Pick<Account, 'group' | 'building' | 'user'>): Record<string, ListedRows> => {
  const GroupId = account.group.id
  const BuildingId = account.building.id
  const ImportId = randomUUID()
  const CodeImportId = randomUUID()
  const person = (n: number): typeof contact.$inferInsert => ({
    GroupId,
    FullName: { en: `Person ${n}` },
    Role: 'Employee',
    Phone: '16175550100',
    Email: `person${n}@test.example`,
    PermissionSet: { Contacts: false, Marketing: false, Reporting: false },
  })
  const run = (id: string, rows: number, Kind = 'Buildings'): typeof importRun.$inferInsert => ({
    GroupId,
    id,
    Kind,
    FileName: 'buildings.xlsx',
    UserId: account.user.id,
    FullName: 'Test',
    State: 'Checked',
    FileKey: `${GroupId}/${id}`,
    Mapping: { 0: 'Name', 1: 'Code' },
    Sheet: { Header: ['Name', 'Code'], Rows: Array.from({ length: rows }, (_, i) => ({ Row: i + 2, Cells: [`Row ${i}`, `R${i}`] })) },
  })

  const year = { From: Date.now() - 300 * 86_400_000, To: Date.now() + 86_400_000 }
  const gId = GroupId
  const audited = (tx: Tx) =>
    tx.execute(`insert into audit (group_id, user_id, actor, call, object, object_id, before, after, request_id) values
      ('${GroupId}', '${account.user.id}', 'Test', 'Entity/EditProperty', 'building', '${BuildingId}', '{"City":"A"}', '{"City":"B"}', 'test')`)
  let sign = 20_000
  const addHub = (tx: Tx, n: number) => addCode(tx, n, 'QrHub')
  const addCode = (tx: Tx, n: number, Placement: 'QrCode' | 'QrHub' = 'QrCode') =>
    addCodeRow(tx, { GroupId, BuildingId, Placement, SignId: ++sign, QrName: `Code ${n}` })
  const addBuilding = async (tx: Tx, n: number) => {
    const [tag] = await tx
      .insert(propertyTag)
      .values({ GroupId, Name: `Tag ${n} ${randomUUID()}` })
      .returning()
    await tx
      .insert(building)
      .values({ ...buildingRow(GroupId, 1000 + n), Code: `S${randomUUID()}`, PropertyType: 'Multiple', PropertyTagId: tag?.id ?? null })
  }
  const addVendor = async (tx: Tx, n: number) => {
    const [made] = await tx
      .insert(vendor)
      .values({ GroupId, VendorName: `Vendor ${n} ${randomUUID()}` })
      .returning()
    if (made) await tx.insert(vendorBuilding).values({ GroupId, BuildingId, VendorId: made.id })
    return made
  }
  const addTenant = async (tx: Tx, n: number) => {
    const [made] = await tx
      .insert(tenantCompany)
      .values({ GroupId, BuildingId, TenantName: `Tenant ${n} ${randomUUID()}` })
      .returning()
    await tx.insert(contact).values({ ...person(n), BuildingId, TenantId: made?.id ?? null })
  }
  const addGroup = async (tx: Tx, n: number) => {
    const [made] = await tx
      .insert(accountGroup)
      .values({ GroupName: { en: `Group ${n}` } })
      .returning()
    if (made) await tx.insert(building).values(buildingRow(made.id, 0))
    return made?.id ?? ''
  }

  const addSurvey = async (tx: Tx, n: number) => {
    const [made] = await tx
      .insert(survey)
      .values({
        GroupId,
        BuildingId,
        SurveyName: `Survey ${n}`,
        Status: 'Completed',
        Products: [{ Type: 'BuildingInfo', ProductName: 'Building Information' }],
        Enabled: allEnabled,
        ProductQuestions: [],
        HelperText: noHelp,
      })
      .returning()
    if (made)
      await tx.insert(surveyAnswer).values({ GroupId, SurveyId: made.id, Section: 'Branding', Payload: {}, Numerator: 1, Denominator: 2 })
  }

  const addOneRequest = (tx: Tx, n: number) => {
    const of = {
      BuildingId,
      QrCodeId: randomUUID(),
      ItemId: randomUUID(),
      FunctionalityType: 'Maintenance',
      Venue: null,
      Language: 'en' as const,
      isWork: true,
    }
    const at = { tx, GroupId, now: new Date(Date.UTC(2026, 10, 1, 8, n)) }
    return addRequest(at, { id: randomUUID(), ...of, fields: [], answers: {} })
  }

  return {
    'Survey/GetSurveyList': { filter: { gId }, add: addSurvey },
    'Survey/GetAllSurveyList': { filter: {}, add: addSurvey },
    'Survey/GetCustomerSurveys': { filter: { gId }, add: addSurvey },
    'Survey/GetSurveyContacts': {
      filter: { gId },
      add: (tx, n) => tx.insert(contact).values({ ...person(n), AssignedBuildings: [BuildingId] }),
    },
    'Entity/GetPropertyList': { filter: { gId }, add: addBuilding },
    'Entity/GetPropertyTags': { filter: { gId }, add: addBuilding },
    'Entity/GetPropertyContacts': {
      filter: { gId },
      add: async (tx, n) => tx.insert(contact).values({ ...person(n), BuildingId, VendorId: (await addVendor(tx, n))?.id ?? null }),
    },
    'Portfolio/GetPortfolioContacts': {
      filter: { gId },
      add: (tx, n) => tx.insert(contact).values({ ...person(n), AssignedBuildings: [BuildingId] }),
    },
    'Vendor/GetPropertyVendors': { filter: { gId }, add: addVendor },
    'Tenant/GetTenantList': { filter: { gId }, add: addTenant },
    'Tenant/GetTenantContacts': { filter: { gId }, add: addTenant },
    'QrCode/GetQrCodes': { filter: { gId }, add: addCode },
    'QrCode/GetQrCodesByGroupId': { filter: { gId }, add: addCode },
    'QrCode/GetGlobalQrCodes': { filter: {}, add: addCode },
    'QrCode/GetGlobalQrHubs': { filter: {}, add: addHub },
    'Request/GetRequests': { filter: { gId }, add: addOneRequest },
    'Feedback/GetAnswers': {
      filter: { gId },
      add: (tx, n) =>
        tx
          .insert(feedback)
          .values({ GroupId, BuildingId, QrType: 'Feedback', EntityType: 'Lobby', SubmitDate: new Date(1.7e12 + n), Score: 1 + (n % 5) }),
    },
    'Notification/GetNotifications': {
      filter: { gId },
      add: (tx, n) => tx.insert(notification).values(notificationRow(account, n)),
    },
    'QrCode/GetHtmlTemplates': {
      filter: { gId },
      add: (tx, n) =>
        tx.insert(htmlTemplate).values({ GroupId, BuildingId, Title: `Template ${n} ${randomUUID()}`, HtmlContent: '<p>a</p>' }),
    },
    'History/GetHistory': { filter: { gId, Object: 'building', ObjectId: BuildingId }, add: audited },
    'History/GetAuditRows': { filter: { ...year, Object: 'building' }, add: audited },
    'History/GetAuditUsers': {
      filter: { gId },
      add: async (tx, n) => {
        const [user] = await tx
          .insert(appUser)
          .values({ Email: `${randomUUID()}@test.example`, FullName: `User ${n}` })
          .returning()
        if (user) await tx.insert(member).values({ GroupId, UserId: user.id, MemberRoleInGroup: 'GM' })
      },
    },
    'Import/GetImports': { filter: { gId }, add: tx => tx.insert(importRun).values(run(randomUUID(), 1)) },
    'ImportQRCode/GetImports': { filter: { gId }, add: tx => tx.insert(importRun).values(run(randomUUID(), 1, 'QrBuilder')) },
    'ImportQRCode/GetImportRows': {
      filter: { gId, ImportId: CodeImportId },
      add: (tx, n) => {
        const { Sheet, ...row } = run(CodeImportId, n + 1, 'QrBuilder')
        const set = { Sheet, Mapping: { 0: 'QrName', 1: n > 2 ? 'Floor' : 'BuildingCode' } }
        return tx
          .insert(importRun)
          .values({ ...row, ...set })
          .onConflictDoUpdate({ target: [importRun.GroupId, importRun.id], set })
      },
    },
    'Import/GetImportRows': {
      filter: { gId, ImportId },
      add: (tx, n) =>
        tx
          .insert(importRun)
          .values(run(ImportId, n + 1))
          .onConflictDoUpdate({
            target: [importRun.GroupId, importRun.id],
            set: { Sheet: run(ImportId, n + 1).Sheet, Mapping: { 0: 'Name', 1: n > 2 ? 'City' : 'Code' } },
          }),
    },
    'Outbox/GetMails': {
      filter: {},
      add: tx =>
        tx
          .insert(mail)
          .values({ To: ['a@test.example'], Subject: 'S', Text: 'T', Html: 'H', MessageId: `<${randomUUID()}@test>`, State: 'Outbox' }),
    },
    'Outbox/GetTexts': {
      filter: {},
      add: (tx, n) => tx.insert(textMessage).values({ GroupId, To: '16175550100', Text: `Text ${n}`, State: 'Outbox' }),
    },
    'Group/GetGroups': { filter: {}, add: addGroup },
    'Group/SearchBuildings': { filter: {}, add: addGroup },
    'Channel/GetChannels': {
      filter: {},
      add: async (tx, n) => {
        const [made] = await tx
          .insert(channel)
          .values({ Name: `Channel ${randomUUID()}` })
          .returning()
        if (made) await tx.insert(channelGroup).values({ ChannelId: made.id, MappedGroupId: await addGroup(tx, n) })
      },
    },
  }
}
