import { isEmail } from '../../../core/email.ts'
import { hints, misfit } from '../../../core/hints.ts'
import { passwordProblem } from '../../../core/password.ts'
import { messages, type Problem, required } from '../../../core/problem.ts'

export const signInProblems = (input: { UserName: string; Password: string }): Problem[] => {
  const problems = required(input, ['UserName', 'Password'])
  if (input.UserName && !isEmail(input.UserName.trim())) problems.push(misfit('UserName', hints.email))
  return problems
}

export const emailProblems = (input: { Email: string }): Problem[] => {
  if (!input.Email.trim()) return required(input, ['Email'])
  return isEmail(input.Email.trim()) ? [] : [misfit('Email', hints.email)]
}

export const newPasswordProblems = (input: { Password: string; Repeated?: string | undefined }): Problem[] => {
  const problem = input.Password ? passwordProblem(input.Password) : messages.required
  if (problem) return [{ Field: 'Password', Message: problem }]
  return input.Repeated !== undefined && input.Repeated !== input.Password ? [{ Field: 'Repeated', Message: differentPasswords }] : []
}

/** Said of a primary user who may not sign in. */
export const disabledUser = 'This user is switched off.'
/** Said of a PIN that must wait. */
export const tooManyGuesses =
  'Too many wrong PINs were typed here. Please try again later, or on a phone or computer that was let in before.'
/** Said of a new password that was typed twice. */
export const differentPasswords = 'The two passwords are not the same.'
