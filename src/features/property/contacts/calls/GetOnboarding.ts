import { handle } from '../../../../platform/handle.ts'
import { GetOnboarding as call } from '../contract.ts'
import { onboardingProblem, personOf, welcomeTemplate } from '../onboarding.server.ts'

export const GetOnboarding = handle(call, async (ctx, { ContactUserId }) => {
  const contacts = await personOf(ctx, ContactUserId)
  const [{ Email, Phone, OnboardedDate }] = contacts
  const Problem = OnboardedDate && (await onboardingProblem(ctx, { Email, since: OnboardedDate }))
  return { EmailTemplate: await welcomeTemplate(ctx, contacts), Email, Phone, OnboardedDate: OnboardedDate?.getTime() ?? null, Problem }
})
