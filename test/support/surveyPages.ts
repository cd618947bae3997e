import { ChooseSurveyProducts, GenerateSurvey } from '../../src/features/surveys/contract.ts'
import type { SurveyProduct } from '../../src/features/surveys/model.ts'
import { allEnabled, noHelp } from '../../src/features/surveys/rules.ts'
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
