import type { Locator, Page } from '@playwright/test'
import { ChooseSurveyProducts, GenerateSurvey } from '../../src/features/surveys/surveys/contract.ts'
import type { SurveyProduct } from '../../src/features/surveys/surveys/model.ts'
import { allEnabled, noHelp } from '../../src/features/surveys/surveys/rules.ts'
import type { AdminPages } from './buildingPages.ts'
import { receivedMails } from './people.ts'

const Products: SurveyProduct[] = [{ Type: 'Questions', ProductName: 'Customer Feedback' }]

/** A survey of a building: a draft, and with a name a generated one. */
export const newSurvey = async ({ call, gId }: AdminPages, bId: string, SurveyName = '') => {
  const place = { GroupId: gId, BuildingId: bId }
  const { acId: BuilderId, ProductQuestions } = await call(ChooseSurveyProducts, { ...place, Vertical: 'Office', Products })
  if (!SurveyName) return { BuilderId, PIN: '' }
  const built = { ...place, BuilderId, SurveyName, ...allEnabled, ProductQuestions, HelperText: noHelp }
  return { BuilderId, PIN: (await call(GenerateSurvey, built)).PIN }
}

/** The newest mail to somebody, its quoted-printable lines joined. */
export const mailTo = async (email: string): Promise<string> => {
  for (let i = 0; i < 150; i++) {
    const mail = receivedMails().findLast(raw => raw.includes(`To: ${email}`))
    if (mail) return mail.replaceAll('=\r\n', '')
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${email}`)
}

export const clipboard = (page: Page): Promise<string> => page.evaluate('navigator.clipboard.readText()')
/** The section of a page with this title. */
export const section = (page: Page, name: string): Locator => page.locator('section').filter({ has: page.getByRole('heading', { name }) })
export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
/** Opens a page of surveys whose clipboard can be read. */
export const openSurveys = async (admin: AdminPages, path: string): Promise<Page> => {
  const page = await admin.open(path)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  return page
}
