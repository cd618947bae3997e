import { handle } from '../../../platform/handle.ts'
import { GetOnboarding as call } from '../contract.ts'
import { personOf, welcomeTemplate } from '../onboarding.server.ts'

export const GetOnboarding = handle(call, async (ctx, { ContactUserId }) => {
  const contacts = await personOf(ctx, ContactUserId)
  const [{ Email, Phone, OnboardedDate }] = contacts
  return { EmailTemplate: await welcomeTemplate(ctx, contacts), Email, Phone, OnboardedDate: OnboardedDate?.getTime() ?? null }
})
