import { expect, type Page } from '@playwright/test'
import { findViolations } from '../support/axe.ts'
import { settled, signInAt, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

const main = (page: Page) => page.getByRole('main')
const clean = async (page: Page) => expect(await findViolations(page)).toEqual([])

test('a report is built from parts of dashboards, shown, subscribed to, changed and deleted [A-ROUTE-026] [C-ROUTE-072] [C-ROUTE-073] [C-ROUTE-074]', async ({
  page,
  baseURL,
}) => {
  const name = `Owner look ${Date.now()}`
  await signInAt(page, 'executive', '/reportBuilder')
  await settled(page)
  await main(page).getByRole('link', { name: 'New report' }).first().click()
  await expect(page).toHaveURL(/\/reportBuilder\/builder/)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name) // the list that is left has a search by name
  await page.getByRole('combobox', { name: 'Covers' }).click()
  await page.getByRole('option', { name: 'The account' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Add at least one part.')).toBeVisible()

  await test.step('parts are chosen as they look, one of them narrowed', async () => {
    await page.getByRole('button', { name: 'Add part' }).click()
    const chooser = page.getByRole('dialog', { name: 'Add parts' })
    await expect(chooser.getByRole('heading', { name: 'Add parts' })).not.toHaveCSS('font-weight', '400') // a class of ours before Mantine's, whichever came first
    await chooser.getByRole('combobox', { name: 'Dashboard' }).click()
    await expect(page.getByRole('option', { name: 'In-app feedback' })).toHaveCount(0) // its rows name people
    await page.getByRole('option', { name: 'Feedback dashboard' }).click()
    await chooser.getByRole('button', { name: 'Add Role Report' }).click()
    await expect(chooser.getByText('Added')).toBeVisible()
    await clean(page)
    await chooser.getByRole('combobox', { name: 'Dashboard' }).click()
    await page.getByRole('option', { name: 'Resident feedback' }).click()
    await chooser.getByRole('combobox', { name: 'Stage' }).click()
    await page.getByRole('option').nth(1).click()
    await chooser.getByRole('button', { name: /^Add Score/ }).click()
    await chooser.getByRole('combobox', { name: 'Dashboard' }).click()
    await page.getByRole('option', { name: 'Scans by QR name' }).click()
    await chooser.getByRole('button', { name: 'Add By hour of the day' }).click()
    await chooser.getByRole('button', { name: 'Done' }).click()
    await expect(main(page).getByText('1 filter')).toBeVisible()
    await main(page)
      .getByRole('button', { name: /^Title of Score/ })
      .click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Are residents happy?')
    await page.getByRole('dialog').getByRole('button', { name: 'Use this title' }).click()
  })
  await main(page).getByRole('button', { name: 'Add text' }).click()
  await main(page).getByRole('textbox', { name: 'Title' }).fill('What we did')
  await main(page).getByLabel('Text', { exact: true }).fill('New soap.')
  for (let i = 0; i < 3; i++) await main(page).getByRole('button', { name: 'Move What we did up' }).click()
  await clean(page)
  await page.getByRole('button', { name: 'Save' }).click()

  await test.step('it is a dashboard of its own', async () => {
    await expect(page).toHaveURL(/\/reportBuilder\/report\/[0-9a-f-]{36}/)
    await settled(page)
    const heads = main(page).getByRole('heading', { level: 2 })
    const titles = [
      'What we did',
      'Feedback dashboard',
      'Role Report',
      'Are residents happy?',
      /^Score/,
      'Scans by QR name',
      'By hour of the day',
    ]
    await expect(heads).toHaveText(titles)
    await expect(main(page).getByText(/^Resident feedback · Stage: /)).toBeVisible()
    await clean(page)
  })

  await test.step('all of its parts are on its paper, also what the paper of their dashboard leaves out', async () => {
    const [built] = /[0-9a-f-]{36}/.exec(new URL(page.url()).pathname) ?? []
    const filters = Buffer.from(`rId=${built}`).toString('base64url')
    const { gId } = await demoIds(baseURL ?? '')
    const moments = `${Date.now() - 90 * 86_400_000}/${Date.now()}`
    await page.goto(`/pdfDashboard/ReportBuilder/${gId}/all/${moments}/${filters}`)
    await expect(page.getByRole('heading', { name: 'Role Report' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'By hour of the day' })).toBeVisible()
    await page.goto(`/pdfDashboard/ScansByName/${gId}/all/${moments}`)
    await expect(page.getByRole('heading', { name: 'QR codes' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'By hour of the day' })).toHaveCount(0)
    await page.goto(`/reportBuilder/report/${built}`)
    await settled(page)
  })

  await test.step('somebody gets it by email', async () => {
    await main(page).getByRole('button', { name: 'Subscribe' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByLabel('Dashboard/Report Name')).toHaveValue(name)
    await drawer.getByText('Type name and email').click()
    await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Olive Owner')
    await drawer.getByRole('textbox', { name: 'Email' }).fill('olive@owner.example')
    await drawer.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(drawer).toBeHidden()
    await page.goto('/reportBuilder/subscriptions')
    const row = main(page).getByRole('row', { name })
    await expect(row).toContainText('Olive Owner')
    await expect(row).toContainText('All buildings')
  })

  await test.step('without it, nobody gets it any more', async () => {
    await page.goto('/reportBuilder')
    const row = main(page).getByRole('row', { name })
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await page.goto('/reportBuilder/subscriptions')
    await expect(main(page).getByRole('row', { name })).toContainText('This report no longer exists')
  })
})
