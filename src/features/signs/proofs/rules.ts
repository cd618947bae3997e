import { isEmail } from '../../../core/email.ts'
import { hints, lengthHint, misfit, mostHint } from '../../../core/hints.ts'
import type { Problem } from '../../../core/problem.ts'
import { mostNotes, mostRecipients } from './model.ts'

export const proofMessages = {
  open: 'The signs of this building are under review already.',
  noSigns: 'This building has no signs to review.',
  engineering: 'Only a review in QR Engineering can be handed on.',
  cs: 'Only a review at CS can be sent or handed back.',
  client: 'The signs are not with the client.',
  notApproved: 'Only an approved review can be opened again.',
  note: 'A rejection needs a note that says what is to change.',
  decided: 'Somebody else has decided this sign in the meantime.',
  over: 'This review is over.',
} as const

/** What keeps a decision from being sent: a rejection needs at least one note (B-RULE-019). */
export const findDecisionProblems = ({
  Approve,
  Notes = [],
}: {
  Approve?: string | undefined
  Notes?: readonly string[] | undefined
}): Problem[] => {
  const written = Notes.filter(one => one.trim() !== '')
  if (Approve === 'Reject' && written.length === 0) return [{ Field: 'Notes', Message: proofMessages.note }]
  if (Notes.length > mostNotes) return [misfit('Notes', mostHint(mostNotes))]
  return Notes.flatMap((one, at) => (one.length > 2000 ? [misfit(`Notes.${at}`, lengthHint(2000))] : []))
}

/** The addresses of a text: separated by commas, semicolons or blanks, each once. */
export const readRecipients = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

/** What keeps a review from being sent to the client. */
export const findRecipientProblems = (text: string): Problem[] => {
  const all = readRecipients(text)
  if (all.length === 0) return [misfit('Recipients', hints.email)]
  if (all.length > mostRecipients) return [misfit('Recipients', mostHint(mostRecipients))]
  return all.every(isEmail) ? [] : [misfit('Recipients', hints.email)]
}
