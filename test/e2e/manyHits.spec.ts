import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { and, count, eq, like } from 'drizzle-orm'
import { feedback } from '../../src/features/codes/answers/tables.ts'
import { contact } from '../../src/features/property/contacts/tables.ts'
import { findViolations } from '../support/axe.ts'
import { newPerson } from '../support/newPerson.ts'
import { expectToast, settled, signIn, test, timeToast } from '../support/people.ts'
import { inDatabase } from '../support/sessions.ts'

const MANY = 2132

test('a GM exports 2,132 answers that a search finds, every one of them, and marks exactly those as done', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const email = await newPerson(base, 'GM')
  const mark = `Drafty since ${Date.now()}`
  const place = await inDatabase(base, async tx => {
    const { GroupId, BuildingId } = contact
    const [own] = await tx.select({ GroupId, BuildingId }).from(contact).where(eq(contact.Email, email))
    if (!own?.BuildingId) throw new Error('the GM has no building')
    return { GroupId: own.GroupId, BuildingId: own.BuildingId }
  })
  const answers = (from: number, to: number) => {
    const about = { ...place, QrType: 'Feedback', EntityType: 'Lobby', Score: 4, Terms: [] }
    return Array.from({ length: to - from }, (_, i) => ({
      ...about,
      Text: `${mark}, seat ${from + i}`,
      SubmitDate: new Date(Date.now() - (MANY - from - i) * 1000),
    }))
  }
  const add = (from: number, to: number) => inDatabase(base, tx => tx.insert(feedback).values(answers(from, to)))
  const isMarked = and(eq(feedback.GroupId, place.GroupId), like(feedback.Text, `${mark}%`))
  const counts = () =>
    inDatabase(base, tx => tx.select({ Status: feedback.Status, n: count() }).from(feedback).where(isMarked).groupBy(feedback.Status))
  await add(0, MANY)
  await signIn(page, email)

  await test.step('the list says that there are more than it counts, and its pages go on to the last answer', async () => {
    await page.goto(`/feedback?text=${encodeURIComponent(mark)}&size=100`)
    await expect(page.getByText('More than 1,000 answers')).toBeVisible()
    await expect(page.getByText('1–100 of more than 1,000')).toBeVisible()
    await page.getByRole('button', { name: 'Page 11', exact: true }).click()
    await expect(page.getByText('1,001–1,100 of more than 1,100')).toBeVisible()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText('1,101–1,200 of more than 1,200')).toBeVisible()
    await settled(page)
    expect(await findViolations(page)).toEqual([])
    await page.goto(`/feedback?text=${encodeURIComponent(mark)}&size=100&page=21`)
    await expect(page.getByText('2,101–2,132 of 2,132')).toBeVisible()
    await expect(page.getByText('2,132 answers', { exact: true })).toBeVisible()
  })

  await test.step('the file holds every answer, and its task says how many', async () => {
    await page.goto(`/feedback?text=${encodeURIComponent(mark)}`)
    await settled(page)
    const download = page.waitForEvent('download', { timeout: 60_000 })
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    await expectToast(page, 'The file is being made.')
    const text = readFileSync(await (await download).path(), 'utf8')
    const seats = [...text.matchAll(/, seat (\d+)/g)].map(([, seat]) => Number(seat))
    expect(seats.toSorted((a, b) => a - b)).toEqual(Array.from({ length: MANY }, (_, i) => i))
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Tasks/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Tasks' }).getByText('2,132 rows')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the question names their exact number, and what comes after it stays open', async () => {
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
    await page.getByRole('button', { name: 'Select all that match (more than 1,000)' }).click()
    const bar = page.getByRole('region', { name: 'All that match are selected (more than 1,000)' })
    await bar.getByRole('button', { name: 'Mark as done' }).click()
    const question = page.getByRole('dialog', { name: 'Mark 2,132 answers as done?' })
    await expect(question).toBeVisible()
    await add(MANY, MANY + 1)
    await question.getByRole('button', { name: 'Mark as done' }).click()
    await expectToast(page, 'It has begun.')
    const shown = timeToast(page, 'status', '“Mark 2,132 answers as done” is done.')
    await expect.poll(async () => (await counts()).find(({ Status }) => Status === 'Done')?.n, { timeout: 30_000 }).toBe(MANY)
    expect((await counts()).filter(({ Status }) => Status !== 'Done')).toEqual([{ Status: 'New', n: 1 }])
    // The end is told to who waits for it, for the 3 s of every toast of success.
    expect(await shown).toBeGreaterThan(2500)
    expect(await shown).toBeLessThan(4500)
  })
})
