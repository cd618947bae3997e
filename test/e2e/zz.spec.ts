import { callsOf, northgate } from '../support/calls.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { GetRequests } from '../../src/features/codes/inbox/contract.ts'
import { settled, signInAt, test } from '../support/people.ts'
test('look', async ({ page, baseURL }) => {
  test.setTimeout(200_000)
  const call = await callsOf(baseURL ?? '', 'admin')
  const gId = await northgate(call)
  const { Requests } = await call(GetRequests, { filter: { gId, Status: 'Waiting' } })
  const w = Requests[0]
  const at = async (name: string, path: string, width: number, dark: boolean) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto(path)
    await settled(page)
    if (dark) await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'))
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/pics/${name}.png`, fullPage: true })
  }
  await signInAt(page, 'admin', `/requests?gId=${gId}&bId=${w?.BuildingId}`)
  await at('list', `/requests?gId=${gId}&bId=${w?.BuildingId}&status=Waiting`, 1440, false)
  await at('request', `/requests/${gId}/${w?.id}`, 1440, false)
  await at('requestPhone', `/requests/${gId}/${w?.id}`, 390, true)
  await at('new', `/requests/new?gId=${gId}&bId=${w?.BuildingId}`, 1440, true)
  await at('plans', `/requests/recurring?gId=${gId}&bId=${w?.BuildingId}`, 1440, false)
  await page.goto(`/requests/${gId}/${w?.id}`)
  await settled(page)
  await page.getByRole('button', { name: 'Edit costs' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add a line' }).click()
  await page.screenshot({ path: '/tmp/pics/costs.png' })
  await page.keyboard.press('Escape'); await page.keyboard.press('Escape')
  await page.goto(`/requests/${gId}/${w?.id}?x=1`)
  await settled(page)
  await page.getByRole('switch', { name: 'Send it to the visitor' }).click({ force: true })
  await page.getByRole('button', { name: 'Use a template' }).click()
  await page.waitForTimeout(400)
  await page.screenshot({ path: '/tmp/pics/menu.png', fullPage: true })
  await page.getByRole('menuitem', { name: 'Edit templates' }).click()
  await page.waitForTimeout(400)
  await page.screenshot({ path: '/tmp/pics/templates.png' })
})
