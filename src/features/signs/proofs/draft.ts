import type { Decision, ProofItem } from './model.ts'

/** What the client is about to send of a sign. */
export type Draft = { Approve: Decision | null; AlternativeId: string; Notes: readonly string[] }

/** A sign that is opened: with what was picked before, and nothing decided anew. */
export const beginReview = ({ Alternative }: Pick<ProofItem, 'Alternative'>): Draft => ({
  Approve: null,
  AlternativeId: Alternative?.SettingId ?? '',
  Notes: [],
})

/** Picks an alternative; the picked one, picked again, is unselected (B-STATE-020). */
export const pickAlternative = (draft: Draft, SettingId: string): Draft => ({
  ...draft,
  AlternativeId: SettingId === draft.AlternativeId ? '' : SettingId,
})

/** Whether it can be sent: once it is decided, and a rejection says what is to change (B-RULE-018, B-RULE-019). */
export const mayBeSubmitted = ({ Approve, Notes }: Draft): boolean =>
  Approve === 'Approve' || (Approve === 'Reject' && Notes.some(one => one.trim() !== ''))
