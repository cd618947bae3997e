import { describe, expect, test } from 'vitest'
import { signInWith } from '../../../../test/support/readers.ts'
import { openWorld } from '../../../../test/world.ts'
import { GetHtmlTemplates, SaveHtmlTemplate } from './contract.ts'

const world = await openWorld()
type Caller = Pick<Awaited<ReturnType<typeof world.newAccount>>, 'call' | 'refuse'>
const listed = async (who: Caller, gId: string, filter: object = {}) =>
  (await who.call(GetHtmlTemplates, { filter: { gId, ...filter } })).Templates.map(({ Title, HtmlContent }) => [Title, HtmlContent])

describe('templates of HTML pages', () => {
  test('are kept under a title and listed with id, title and content [B-CALL-005] [B-CALL-006] [B-FIELD-003]', async () => {
    const account = await world.newAccount()
    const [GroupId, BuildingId] = [account.group.id, account.building.id]
    const made = await account.call(SaveHtmlTemplate, { GroupId, BuildingId, Title: ' House rules ', HtmlContent: '<p>Be kind.</p>' })
    await account.call(SaveHtmlTemplate, { GroupId, BuildingId, Title: 'Events', HtmlContent: '<p>Soon.</p>' })
    const { Templates, Total } = await account.call(GetHtmlTemplates, { filter: { gId: GroupId } })
    expect(Total).toBe(2)
    expect(Templates.map(({ Title }) => Title)).toEqual(['Events', 'House rules'])
    expect(Templates[1]).toMatchObject({ TemplateId: made.TemplateId, HtmlContent: '<p>Be kind.</p>', BuildingId, Version: 1 })
    expect(await listed(account, GroupId, { text: 'RULES' })).toEqual([['House rules', '<p>Be kind.</p>']])
  })

  test('are written over by their id and keep their title, with their history [B-CALL-006]', async () => {
    const account = await world.newAccount()
    const place = { GroupId: account.group.id, BuildingId: account.building.id }
    const { TemplateId } = await account.call(SaveHtmlTemplate, { ...place, Title: 'House rules', HtmlContent: '<p>One.</p>' })
    const saved = await account.call(SaveHtmlTemplate, { ...place, TemplateId, HtmlContent: '<p>Two.</p>' })
    expect(saved).toEqual({ TemplateId, Version: 2 })
    expect(await listed(account, place.GroupId)).toEqual([['House rules', '<p>Two.</p>']])
    const audit = await world.services.db.system.query('select before, after from audit where object_id = $1 order by at', [TemplateId])
    expect(audit.rows).toMatchObject([
      { after: { Title: 'House rules', HtmlContent: '<p>One.</p>' } },
      { before: { HtmlContent: '<p>One.</p>' }, after: { HtmlContent: '<p>Two.</p>' } },
    ])
  })

  test('are refused without content, without one of title and template, and with a title that is taken [B-RULE-003]', async () => {
    const account = await world.newAccount()
    const place = { GroupId: account.group.id, BuildingId: account.building.id }
    const fields = async (input: object) =>
      (await account.refuse(SaveHtmlTemplate, { ...place, ...input })).fields.map(({ Field }) => Field)
    expect(await fields({ Title: ' ', HtmlContent: '<p>a</p>' })).toEqual(['Title'])
    expect(await fields({ Title: 'A', HtmlContent: '<p></p>' })).toEqual(['HtmlContent'])
    expect(await fields({ Title: 'A', HtmlContent: '<script>all of it</script>' })).toEqual(['HtmlContent'])
    const { TemplateId } = await account.call(SaveHtmlTemplate, { ...place, Title: 'A', HtmlContent: '<p>a</p>' })
    await account.call(SaveHtmlTemplate, { ...place, Title: 'B', HtmlContent: '<p>b</p>' })
    expect(await fields({ Title: 'a', HtmlContent: '<p>a</p>' })).toEqual(['Title'])
    expect(await fields({ TemplateId, Title: 'b', HtmlContent: '<p>a</p>' })).toEqual(['Title'])
  })

  test('are kept clean: neither script nor style nor another’s frame', async () => {
    const account = await world.newAccount()
    const place = { GroupId: account.group.id, BuildingId: account.building.id }
    const HtmlContent =
      '<h2 style="color:red" onclick="x()">Hi</h2><script>x()</script><iframe src="https://a.example"></iframe><p>there</p>'
    await account.call(SaveHtmlTemplate, { ...place, Title: 'A', HtmlContent })
    expect(await listed(account, place.GroupId)).toEqual([['A', '<h2>Hi</h2><p>there</p>']])
  })

  test('are seen and written over only by those who see their building, and changed only by those who manage libraries', async () => {
    const account = await world.newAccount({ buildings: 2 })
    const [first, second] = account.buildings.map(({ id }) => id)
    const GroupId = account.group.id
    const saved = (BuildingId: string, Title: string) =>
      account.call(SaveHtmlTemplate, { GroupId, BuildingId, Title, HtmlContent: `<p>${Title}</p>` })
    await saved(first ?? '', 'Mine')
    const { TemplateId } = await saved(second ?? '', 'Theirs')
    expect((await listed(account, GroupId)).map(([Title]) => Title)).toEqual(['Mine', 'Theirs'])
    expect((await listed(account, GroupId, { bId: second })).map(([Title]) => Title)).toEqual(['Theirs'])
    const local = await account.signInAs('GM', [first ?? ''])
    expect((await listed(local, GroupId)).map(([Title]) => Title)).toEqual(['Mine'])
    const over = { GroupId, BuildingId: first, TemplateId, HtmlContent: '<p>x</p>' }
    expect((await local.refuse(SaveHtmlTemplate, over)).status).toBe(404)
    const other = await world.newAccount()
    expect((await other.refuse(SaveHtmlTemplate, { ...over, GroupId: other.group.id, BuildingId: other.building.id })).status).toBe(404)
    const reader = await signInWith(world, account, ['ManagePropertyInfo'])
    expect(await listed(reader, GroupId)).toHaveLength(2)
    expect((await reader.refuse(SaveHtmlTemplate, over)).status).toBe(403)
  })
})
