import { expect } from '@playwright/test'
import { useAdmin } from '../support/buildingPages.ts'
import { clipboards } from '../support/clipboards.ts'
import { paste } from '../support/paste.ts'
import { consoleErrors, test } from '../support/people.ts'

const admin = useAdmin()

/** What an editor holds, without what it adds by itself: targets of links, paragraphs around pasted lines. */
const plainOf = (html: string): string =>
  html.replaceAll(/ (?:target|rel|class)="[^"]*"/g, '').replaceAll('<br class="ProseMirror-trailingBreak">', '')

test('rich text that is copied from another program keeps its structure in the editor', async () => {
  test.setTimeout(120_000)
  const { bId } = await admin.building()
  const page = await admin.open(`/propertyAdd/${bId}/2`)
  const errors = consoleErrors(page)
  await page.getByRole('button', { name: 'Edit Branding' }).click()
  const editor = page.getByRole('textbox', { name: 'HTML footer' })
  for (const [program, { html, kept }] of Object.entries(clipboards)) {
    await editor.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await paste(page, 'the text alone', html)
    expect(plainOf(await editor.innerHTML()), program).toBe(kept)
  }
  await editor.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await paste(
    page,
    'a',
    '<div>a<img src=x onerror="window.ran = 1"></div><a href="javascript:window.ran = 1">b</a><script>window.ran = 1</script>',
  )
  expect(plainOf(await editor.innerHTML())).toBe('<p>a</p><p>b</p>')
  expect(await page.evaluate('window.ran')).toBeUndefined()
  expect(errors).toEqual([])
})
