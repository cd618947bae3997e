import { Localized, multiline, secretText, text, uuid, write, z } from '../../../core/call.ts'
import { TextDate } from '../../base/outbox/model.ts'
import { answerProblems, onboardingProblems } from './rules.ts'

export const SendPasswordReset = write('UserAdmin/SendPasswordReset', {
  summary: 'Mail a contact who signs in a one-time link for a new password; nobody else learns or chooses it',
  scope: 'group',
  may: 'ManagePassword',
  people: 'the sign-in of a contact',
  input: z.strictObject({ GroupId: z.optional(uuid()), ContactUserId: uuid() }),
  output: z.object({}),
})

export const OpenInvitation = write('UserAdmin/OpenInvitation', {
  summary: 'What the one-time link of an invitation asks: which account, which role, and whether a password must be chosen to accept',
  scope: 'public',
  people: 'an invitation',
  limit: 30,
  input: z.strictObject({ Token: text(100) }),
  output: z.object({ AccountName: Localized(), Role: z.string(), Email: z.string(), NeedsPassword: z.boolean() }),
})

export const AnswerInvitation = write('UserAdmin/AnswerInvitation', {
  summary: 'Accept or decline an invitation by its one-time link; who has no password yet chooses one to accept',
  scope: 'public',
  people: 'an invitation',
  limit: 10,
  input: z.strictObject({ Token: text(100), Accept: z.boolean(), Password: z.optional(secretText()), Repeated: z.optional(secretText()) }),
  output: z.object({}),
  check: answerProblems,
})

export const NotifyOnboard = write('UserAdmin/NotifyOnboard', {
  summary: 'Send the onboarding email to a contact who signs in; the server puts their one-time link in its place',
  scope: 'group',
  may: 'ManageContacts',
  people: 'the sign-in of a contact',
  input: z.strictObject({
    GroupId: z.optional(uuid()),
    ContactUserId: uuid(),
    /** Also tell them by a text message that the e-mail is on its way. */
    SendText: z.boolean(),
    /** Rich text that holds the place of the link. */
    EmailTemplate: multiline(20_000),
  }),
  output: z.object({ OnboardedDate: z.number(), TextDate }),
  check: onboardingProblems,
})
