import { expect, type Page } from '@playwright/test'
import { consoleErrors, settled, signIn, test } from '../support/people.ts'
import { demoIds } from '../support/screens.ts'

/** From the list of buildings to what the visitors of the first say. */
const toFeedback = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Analytics/ })
    .first()
    .click()
}

test('a wrong address among several puts the focus where it is typed, not on the button that removes a chip', async ({ page }) => {
  await signIn(page, 'gm2')
  await toFeedback(page)
  await page.getByRole('button', { name: 'EMAIL' }).click()
  const dialog = page.getByRole('dialog')
  const typed = dialog.getByLabel('Recipients', { exact: true })
  await typed.fill('nobody')
  await typed.press('Enter')
  await dialog.getByRole('button', { name: /send/i }).click()
  await expect(dialog.getByText('Invalid Email', { exact: true })).toBeVisible()
  await expect(typed).toBeFocused()
})

test('a week runs from Sunday to Saturday in calendars [A-CONST-067]', async ({ page }) => {
  await signIn(page, 'gm2')
  await toFeedback(page)
  await settled(page)
  await page.getByRole('button', { name: /^Date / }).click()
  const days = page.getByRole('table').first().locator('thead th')
  await expect(days.first()).toBeVisible()
  const first = await page.getByRole('table').first().locator('tbody tr').nth(1).getByRole('button').first().getAttribute('aria-label')
  expect(new Date(first ?? '').getDay()).toBe(0)
  expect(await days.allInnerTexts()).toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'])
})

test('no script of a page can make HTML of a string; what is pasted into rich text keeps only what it may have', async ({
  page,
  baseURL,
}) => {
  const { gId, bId } = await demoIds(baseURL ?? '')
  await signIn(page, 'admin')
  const errors = consoleErrors(page)
  await page.goto(`/propertyAdd/${bId}/2?gId=${gId}`)
  await settled(page)
  const put = `(() => {
    try {
      document.createElement('div').innerHTML = '<img src="x" onerror="document.title = 1">'
    } catch (error) {
      return error.name
    }
  })()`
  expect(await page.evaluate(put)).toBe('TypeError')
  await page.getByRole('button', { name: 'Edit Branding' }).click()
  const header = page.getByRole('textbox', { name: 'HTML header' })
  await header.fill('')
  await header.focus()
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer()
    const script = '<script>document.title = 2</' + 'script>'
    clipboardData.setData('text/html', '<p>From <b>the pier</b><img src="x" onerror="document.title = 1">' + script + '</p>')
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })()`)
  await expect(header.locator('strong')).toHaveText('the pier')
  await expect(header.locator('img, script')).toHaveCount(0)
  expect(errors).toEqual([])
})
