export const passwordMessages = {
  length: 'The password must have 10 to 100 characters.',
  distinct: 'The password must have at least 5 different characters.',
  classes: 'The password must have at least 3 of these: uppercase, lowercase, number, special character.',
  general: 'Only letters, digits and ~ ! @ # $ % ^ * - _ = + [ { ] } / ; : , . ? are allowed, without spaces.',
} as const

/** The first rule of the password policy that a password breaks, or null. 10 to 100 characters, 5 distinct, 3 of 4 classes. */
export const passwordProblem = (password: string): string | null => {
  if (password.length < 10 || password.length > 100) return passwordMessages.length
  if (!/^[A-Za-z0-9~!@#$%^*\-_=+[{\]}/;:,.?]*$/.test(password)) return passwordMessages.general
  if (new Set(password).size < 5) return passwordMessages.distinct
  const classes = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9]/].filter(kind => kind.test(password)).length
  return classes < 3 ? passwordMessages.classes : null
}
