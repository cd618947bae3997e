import { hints, misfit } from '../../../core/hints.ts'
import { passwordProblem } from '../../../core/password.ts'
import { isPhone } from '../../../core/phone.ts'
import { type Problem, required } from '../../../core/problem.ts'
import { isZone } from '../../../core/zones.ts'
import { differentPasswords } from '../people/rules.ts'
import type { OwnProfile } from './model.ts'

export const passwordChangeMessages = {
  wrong: 'The present password is not right.',
  same: 'The new password is the present one.',
  wait: 'Too many wrong passwords were typed here. Please try again later, or have a link mailed from the sign-in page.',
} as const

export const profileProblems = (input: OwnProfile): Problem[] => {
  const problems = required(input, ['FullName'])
  if (input.Phone && !isPhone(input.Phone)) problems.push(misfit('Phone', hints.phone))
  if (input.TimeZone && !isZone(input.TimeZone)) problems.push(misfit('TimeZone', hints.zone))
  return problems
}

export type PasswordChange = { Present: string; Password: string; Repeated: string }

export const passwordChangeProblems = (input: PasswordChange): Problem[] => {
  const problems = required(input, ['Present', 'Password', 'Repeated'])
  if (!input.Password) return problems
  const broken = passwordProblem(input.Password) ?? (input.Password === input.Present ? passwordChangeMessages.same : null)
  if (broken) problems.push({ Field: 'Password', Message: broken })
  else if (input.Repeated && input.Repeated !== input.Password) problems.push({ Field: 'Repeated', Message: differentPasswords })
  return problems
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const find = (all: readonly (readonly [RegExp, string])[], text: string) => all.find(([sign]) => sign.test(text))?.[1] ?? null

/** The browser and the system of a User-Agent, as people name them; null for what nobody knows. */
export const deviceOf = (userAgent: string | null): { browser: string | null; system: string | null } => ({
  browser: find(browsers, userAgent ?? ''),
  system: find(systems, userAgent ?? ''),
})
